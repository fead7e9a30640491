/** Unread notices are counted and shown as far as this; more are "99+". */
export const unreadShownTo = 99;

/** A count of unread notices as it is shown; `unread` beyond `unreadShownTo` says only that there are more. */
export const shownUnread = (unread: number): string => (unread > unreadShownTo ? `${unreadShownTo}+` : String(unread));
