### News and articles.

bad-picture-alt = A picture has no description for those who can't see it: write what it shows between its square brackets.
bad-picture-gone = The picture “{ $alt }” is gone: upload it again, or take it out of the text.
bad-picture-large = The file is too large: { $most } MB at most.
bad-picture-pixels = The picture has too many pixels: { $most } million at most.
bad-picture-unknown = This picture doesn't exist.
bad-picture-unreadable = This file is not a whole picture in PNG, JPEG, WebP or GIF.
bad-post-changed = Somebody else has changed this text in the meantime. Start again from the new version.
bad-post-empty = There is no text to publish yet.
bad-post-moderators = Only moderators can write news and articles.
bad-post-unknown = This text doesn't exist.

## News and articles

page-posts-news = News
page-posts-article = Articles
page-posts-all-news = All news
page-posts-all-article = All articles
page-posts-none = Nothing yet
page-posts-none-news = News will appear here.
page-posts-none-article = Articles on playing well will appear here.
page-posts-older = Older
page-posts-by = by { $name }
page-posts-changed = edited on { $date }
page-posts-draft = Draft
page-posts-public = Published
page-posts-other_language = This text is not in your language yet.
page-posts-write = Write
page-posts-edit = Edit a text
page-posts-new-news = New item
page-posts-new-article = New article
page-posts-untitled = Untitled
page-posts-title = Title
page-posts-body = Text
page-posts-markdown = In Markdown: # heading, *emphasis*, **strong**, - list, [words](https://…). Pictures are added below; no HTML.
page-posts-keep = Save this version
page-posts-kept = Saved.
page-posts-publish = Publish
page-posts-withdraw = Make it a draft again
page-posts-is_public = Published: everybody can read it now.
page-posts-is_draft = Now a draft: only moderators can see it.
page-posts-read = Read it
page-posts-preview = Preview
page-posts-versions = Versions
page-posts-back_to = Go back to version { $version }

## Other kinds

page-posts-kinds = Kinds
page-posts-interview = Interviews
page-posts-all-interview = All interviews
page-posts-none-interview = Interviews with players will appear here.
page-posts-new-interview = New interview
page-posts-press = Press
page-posts-all-press = All press coverage
page-posts-none-press = What the press says about the game will be linked here.
page-posts-new-press = New press link
page-posts-video = Videos
page-posts-all-video = All videos
page-posts-none-video = Links to videos will appear here.
page-posts-new-video = New video link

## Pictures

page-posts-picture = Add a picture
page-posts-picture-file = File: PNG, JPEG, WebP or GIF, { $most } MB at most
page-posts-picture-hint = A picture can also be pasted or dropped into the text.
page-posts-picture-alt = What it shows, for those who can't see it
page-posts-picture-add = Upload and put into the text
page-posts-picture-adding = Uploading…
page-posts-picture-added = The picture is in the text now: save this version to keep it.
page-posts-pictures = Pictures in this text
page-posts-picture-delete = Delete “{ $alt }”
page-posts-picture-delete-it = Delete
page-posts-picture-delete-sure = Delete it for ever?
page-posts-picture-deleted = The picture is deleted and out of this text.
