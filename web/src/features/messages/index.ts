/** A message of the program, as a member reads it. */
export {};
