/** What a member keeps in transfer, on the screen. */
export {};
