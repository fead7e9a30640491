/** The forum in the console: reports, boards, and who may not write. */
export {};
