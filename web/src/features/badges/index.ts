/** What a member keeps in badges, on the screen. */
export {};
