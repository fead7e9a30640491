/** The close of a campaign, and simulations of its rules. */
export {};
