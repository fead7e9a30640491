/** What a member keeps in library, on the screen. */
export {};
