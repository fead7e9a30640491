/** What came of a race, over all of its rounds. */
export type RaceResult = {
  rounds: number;
  /** How many succeeded, and how many may. */
  winners: number;
  allowed: number;
  /** Answers that are no refusal that was expected. */
  faults: string[];
  /** What the ledger's proof found wrong afterwards. */
  violations: string[];
  /** How many guards the double left out. */
  guards: number;
};

/** Ours: exactly as many as may, everybody else refused by name, and nothing wrong in the books. */
export const holds = ({ winners, allowed, faults, violations }: RaceResult): boolean =>
  winners === allowed && faults.length === 0 && violations.length === 0;

/** A double that is only refused by the database has not failed: something has to be wrong that nobody was told. */
export const hasFailed = ({ winners, allowed, violations }: RaceResult): boolean => winners > allowed || violations.length > 0;
