/** Where the console lies on the learner app's origin (decision D67). */
export const base = '/console';
