/** Help in the console: the inbox of what people write, and the questions with their answers. */
export {};
