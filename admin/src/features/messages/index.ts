/** Messages of the program in the console: written, previewed, sent to groups, and who read them. */
export {};
