### Gobble races that wait for people.

page-races-title = Gobble races
page-races-none = No race is waiting for players.
page-races-own = Create a race
page-races-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
page-races-join = Join
page-races-back = Back to the race
page-races-now = just now
page-races-public = Anyone in the lobby may join
page-races-robots =
    { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
