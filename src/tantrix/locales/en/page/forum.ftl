### The forum.

forum-closed = This thread is closed: nobody can reply any more.
forum-unknown = This page of the forum doesn't exist.

## The sections

page-forum = Forum
page-forum-intro = Questions and answers, in any language. Everyone can read; guests and members can write.
page-forum-rules = Rules questions
page-forum-rules-text = What is allowed, what is not, and why
page-forum-strategy = Strategy
page-forum-strategy-text = Positions, openings, endgames
page-forum-puzzles = Puzzles
page-forum-puzzles-text = Discovery, Rainbow, the Daily Match, your own
page-forum-tournaments = Tournaments
page-forum-tournaments-text = Entering, pairing, directing
page-forum-server = This server
page-forum-server-text = Ideas, bugs, help with an account
page-forum-threads =
    { $count ->
        [one] { $count } thread
       *[other] { $count } threads
    }
page-forum-replies =
    { $count ->
        [one] { $count } reply
       *[other] { $count } replies
    }
page-forum-by = by { $name }
page-forum-last-by = last reply by { $name }
page-forum-gone = a deleted account
page-forum-closed = closed
page-forum-hidden = hidden
page-forum-post-hidden = hidden
page-forum-all = All sections

## A section

page-forum-none = No threads yet
page-forum-none-text = Start the first one.
page-forum-older = Older threads
page-forum-new = New thread
page-forum-subject = Title
page-forum-text = Text
page-forum-markdown = You can use *emphasis*, **strong**, - lists and > quotations.
page-forum-begin = Post the thread
page-forum-enter = To write, join as a guest or log in.

## A thread

page-forum-thread = Thread
page-forum-thread-hidden = This thread is hidden. Only moderators can see it.
page-forum-posts = Posts
page-forum-reply = Your reply
page-forum-send = Post the reply
page-forum-pages = Pages of the thread
page-forum-page = Page { $page } of { $pages }
page-forum-page-before = Previous page
page-forum-page-after = Next page
page-forum-post = Post by { $name }
page-forum-link = Link to this post, { $time }
page-forum-ignored = You ignore { $name }: show the post
page-forum-removed = Moderators have hidden this post.
page-forum-report = Report the post by { $name }
page-forum-hide = Hide
page-forum-show = Show again
page-forum-close = Close the thread
page-forum-open = Reopen the thread
page-forum-thread-hide = Hide the thread
page-forum-thread-show = Show the thread again
