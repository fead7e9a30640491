/** What a member keeps in sence, on the screen. */
export {};
