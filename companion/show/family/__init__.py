"""What Lockdown and Nemesis share on the screen: intruders by name, and the results that both draw."""
