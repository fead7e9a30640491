/** Podcasts in the console: podcasts, their episodes and categories. */
export {};
