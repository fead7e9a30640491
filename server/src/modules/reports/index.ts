/** What is read across rooms: the overview of whoever administers. */
export {};
