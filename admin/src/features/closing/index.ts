/** The close of a campaign, and rehearsals of its rules. */
export {};
