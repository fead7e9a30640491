/** Courses as the brand makes them: drafts, activities, publication. */
export {};
