/** Messages of the program: written by staff, told to members as notices, read on a page of their own. */
export {};
