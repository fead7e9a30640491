/** What a member keeps in surveys, on the screen. */
export {};
