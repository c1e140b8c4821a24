### What the formats of tournaments are.

page-tournaments-about-swiss = Everyone plays every round, each time against someone with about as many points and never the same opponent twice.
page-tournaments-about-round_robin = Everyone plays everyone else.
page-tournaments-about-groups = Everyone in a group plays everyone else; the best of each group go on.
page-tournaments-about-knockout = The winner of a match goes on, the loser is out.
page-tournaments-about-plate = Those who lose the first match they play go on in a knockout of their own, beside the main one.
page-tournaments-about-arena = As many games as you can play until the time is up; a new opponent after each.
page-tournaments-about-heats = Three or four play at one table, round after round with people they have met least.
page-tournaments-about-gobble = Two to six race at one table, round after round with people they have met least; the places count.
page-tournaments-about-duplicate = Everyone plays the same deals against the same robot, each from both seats: luck is equal for all.
page-tournaments-about-solitaire = Everyone plays the same stacks of Solitaire: luck is equal for all.
page-tournaments-about-rally = Everyone gets the same sealed puzzles at the same moment; whoever solves most wins.
page-tournaments-about-simul = One host plays up to twenty guests at once, a game with each, and for no ranking.

## Tournaments that are held again

page-tournaments-again-daily = Every day at { $times } ({ $zone })
page-tournaments-again-weekly = Every { $days } at { $times } ({ $zone })
