/** What members keep in forum, as staff sees it. */
export {};
