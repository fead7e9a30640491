/** Rewards on the shelf, their categories and stock, and the orders that somebody decides. */
export {};
