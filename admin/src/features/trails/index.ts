/** Trails as the brand makes them: steps in an order, categories, publication. */

export {};
