/** Tests and the question bank: here only the words of their audit log; their screens lie with courses and results. */
export {};
