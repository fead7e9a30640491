/** What members keep in transfer, as staff sees it. */
export {};
