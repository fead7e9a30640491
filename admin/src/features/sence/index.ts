/** What members keep in sence, as staff sees it. */
export {};
