/** The library on the screen. */
export {};
