/** Who is in a course or a trail and by which ways; and what came of tests: results, the gradebook, answers to grade, and who is blocked. */

export {};
