/** Levels in the console: requests that wait for a word, what the levels are called, and what a campaign asks for them. */
export {};
