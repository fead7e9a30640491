/** The library in the console: folders and files, their versions, whom they are for, and who has read them. */
export {};
