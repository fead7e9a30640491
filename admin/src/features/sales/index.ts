/** Sales as auditors see them: what waits, the photo beside the facts, and the decision. */
export {};
