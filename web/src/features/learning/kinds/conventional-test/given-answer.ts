/** An answer as this device holds it; the revision rises with each change (decision D04). */
export type GivenAnswer = { options: string[]; revision: number };
