### A simul, for its host.

page-simul-title = Simul
page-simul-back = Back to the tournament
page-simul-boards = Boards
page-simul-all = All boards
page-simul-next = Next board ({ $count })
page-simul-go = Go to the board that has waited longest
page-simul-open = Open
page-simul-none = The boards open when the simul begins.
page-simul-waiting =
    { $count ->
        [one] { $count } board waits for you.
       *[other] { $count } boards wait for you.
    }
page-simul-state-waits = your turn
page-simul-state-thinks = the guest is thinking
page-simul-state-opening = opening
page-simul-state-over = over
