/** What members looked for and nobody found, as staff sees it. */
export {};
