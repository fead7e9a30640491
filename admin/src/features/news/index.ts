/** News in the console: written in blocks, previewed, published for a time, and what is said of them judged. */
export {};
