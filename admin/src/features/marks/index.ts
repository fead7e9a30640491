/** Marks that members put on things: reviews of courses, as staff look after them, and the words of the audit log. */
export {};
