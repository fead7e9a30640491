/** Classes of courses, as members find them and take part. */
export {};
