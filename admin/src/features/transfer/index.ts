/** Training points sent to the partner program, as the client looks after them. */
export {};
