/** What members keep in surveys, as staff sees it. */
export {};
