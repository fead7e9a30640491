import type { Db } from '../database/index.ts';
import { TooLate, within } from '../deadline.ts';

/** What else has to be well, each by its sentence when it is not. */
export type ReadinessChecks = Readonly<Record<string, () => boolean | Promise<boolean>>>;

/** A prober that waits longer than this gives up by itself. */
const patienceMs = 2_000;

/** What is missing before people may be sent here; nothing when all is well. Each check has its deadline. */
export async function judgeReadiness(db: Pick<Db, 'lacksMigrations'>, checks: ReadinessChecks): Promise<string[]> {
  const lacks = await Promise.all([databaseLacks(db), ...Object.entries(checks).map(([sentence, isWell]) => checkLacks(sentence, isWell))]);
  return lacks.filter((sentence) => sentence !== undefined);
}

async function databaseLacks(db: Pick<Db, 'lacksMigrations'>): Promise<string | undefined> {
  try {
    const missing = await within(patienceMs, db.lacksMigrations());
    return missing.length === 0 ? undefined : `${missing.length} migrations did not run yet, ${missing[0]} the first`;
  } catch (fault) {
    return fault instanceof TooLate ? 'the database does not answer in time' : 'the database is away';
  }
}

async function checkLacks(sentence: string, isWell: ReadinessChecks[string]): Promise<string | undefined> {
  const holds = await within(patienceMs, Promise.resolve().then(isWell)).catch(() => false);
  return holds ? undefined : sentence;
}
