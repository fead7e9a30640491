/** What members keep in badges, as staff sees it. */
export {};
