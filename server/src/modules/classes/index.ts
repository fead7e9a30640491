/** Classes of courses: who is subscribed, who was there, and the verdicts. */
export {};
