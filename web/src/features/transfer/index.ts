/** Training points on their way to the partner program, on the screen. */
export {};
