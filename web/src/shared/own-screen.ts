/** Whether an address is a screen of this app: the console, the API and files live on the same origin and are no screens. */
export const isOwnScreen = (href: string): boolean => href.startsWith('/') && !/^\/(console|api|files)(\/|$)/.test(href);
