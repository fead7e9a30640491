/** What a member keeps in forum, on the screen. */
export {};
