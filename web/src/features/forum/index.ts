/** The forum on the screen: boards, topics, replies by text and by voice. */
export {};
