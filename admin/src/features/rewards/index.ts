/** Rewards in the catalog, their categories and stock, and the orders that somebody decides. */
export {};
