/** Badges in the console: what they are earned by, how they look, and who has them. */
export {};
