/** Classes of courses, as staff plans and holds them. */
export {};
