/** What a person gave: parts that they chose or put in order, and what they wrote or joined. */
export type Given = { options: string[]; entries: Record<string, string> };
/** An answer as this device holds it; the revision rises with each change (decision D04). */
export type GivenAnswer = Given & { revision: number };

export const nothingGiven: Given = { options: [], entries: {} };
export const isAnswered = (answer: Given | undefined): boolean =>
  answer !== undefined && (answer.options.length > 0 || Object.values(answer.entries).some((said) => said.trim() !== ''));
