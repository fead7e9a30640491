/** Tests and the question bank: here only the words of their trail; their screens lie with courses and results. */
export {};
