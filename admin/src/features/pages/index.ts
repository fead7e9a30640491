/** What members keep in pages, as staff sees it. */
export {};
