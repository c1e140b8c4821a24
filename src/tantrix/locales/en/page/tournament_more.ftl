### What few change in the settings of a tournament.

page-tournaments-form-by = What counts first
page-tournaments-form-by-points = points
page-tournaments-form-by-wins = wins
page-tournaments-form-first = Round 1
page-tournaments-form-first-halves = upper half against lower half
page-tournaments-form-first-neighbours = neighbours in the seeding
page-tournaments-form-first-lot = by lot
page-tournaments-form-pool = Time of a pair
page-tournaments-form-pool-pair = added together
page-tournaments-form-pool-player = each partner’s own
page-tournaments-form-delay = Seconds until those who watch see a move
