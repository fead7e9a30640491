/** People of the client: who they are, what they may do, and whether they come in. */
export {};
