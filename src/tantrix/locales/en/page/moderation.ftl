### Moderation.

## The moderators' page

page-order-reports = Open reports
page-order-reports-none = No open reports.
page-order-report = { $by } about { $name }
page-order-context = Messages around it
page-order-verdict = Findings and action taken
page-order-close = Close the report
page-order-take = Take a measure
page-order-person = Person
page-order-kind = Measure
page-order-kind-mute = may not write
page-order-kind-ban = may not take part in the lobby
page-order-minutes = For how long
page-order-minutes-10 = 10 minutes
page-order-minutes-60 = 1 hour
page-order-minutes-1440 = 1 day
page-order-minutes-10080 = 1 week
page-order-minutes-43200 = 30 days
page-order-reason = Reason
page-order-take-go = Take the measure
page-order-measures = Measures in force
page-order-measures-none = None.
page-order-until = until { $time }
page-order-lift = Lift
page-order-lift-name = Lift the measure against { $name }
page-order-acts = What moderators have done
page-order-act-delete = deleted a message from { $about }
page-order-act-mute = muted { $about }
page-order-act-ban = banned { $about }
page-order-act-lift = lifted a measure against { $about }
page-order-act-close = closed the report { $about }
page-order-act-hide_post = hid a post by { $about }
page-order-act-show_post = showed a post by { $about } again
page-order-act-close_thread = closed a thread by { $about }
page-order-act-open_thread = reopened a thread by { $about }
page-order-act-hide_thread = hid a thread by { $about }
page-order-act-show_thread = showed a thread by { $about } again
page-order-act-hide_study = hid a study by { $about }
page-order-act-show_study = showed a study by { $about } again
page-order-act-delete_picture = deleted a picture by { $about }
page-order-post = Open the post
page-order-study = Open the study
