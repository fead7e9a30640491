/** One search over all rooms, and what nobody found in it. */
export {};
