/** Clients of the site, and the screen through which everybody comes in. */
export {};
