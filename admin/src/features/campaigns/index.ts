/** Campaigns and what they are made of: points tables, products, stores, chains, brands and agencies. */
export {};
