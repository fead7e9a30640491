/** What members keep in library, as staff sees it. */
export {};
