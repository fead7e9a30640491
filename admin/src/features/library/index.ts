/** The library in the console: its words. */
export {};
