/** Events in the console: what is planned, who is invited, and the organizer’s screen at the door. */
export {};
