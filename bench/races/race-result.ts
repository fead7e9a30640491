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

/** One test a race: it shows its requirement only when the double fails and ours holds, for a race that nothing loses proves nothing. */
export const verdictOf = (
  { name, requirement }: { name: string; requirement: string },
  { double, ours }: { double: RaceResult; ours: RaceResult },
): { name: string; ok: boolean; detail: string } => ({
  name: `${requirement} ${name}: the naive double fails, ours holds`,
  ok: hasFailed(double) && holds(ours),
  detail: `double ${detailOf(double)}\nours ${detailOf(ours)}`,
});

function detailOf({ faults, violations, ...sum }: RaceResult): string {
  return [JSON.stringify(sum), ...[...new Set(faults)].slice(0, 3), ...violations.slice(0, 3)].join('\n');
}
