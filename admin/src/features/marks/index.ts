/** Marks that members put on things: here only the words of their trail. */
export {};
