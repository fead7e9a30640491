/** Marks that members put on content: favourites and reviews. */

export {};
