import { violatedKey, type Tx } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordChange } from '../../platform/audit/index.ts';

/** Everything that use-cases of this room ask of the house. */
export type RewardsParts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage' | 'publish'>;
export type Wrong = Record<string, string | undefined>;

/** Keeps who changed what, in the transaction that does it (ADM-09). */
export function recordOnStore(
  { clock, newId }: Pick<Platform, 'clock' | 'newId'>,
  tx: Tx,
  actor: Actor,
  change: {
    subject: 'reward' | 'reward_category' | 'reward_department' | 'order';
    subjectId: string;
    what: string;
    before: unknown;
    after: unknown;
  },
): Promise<void> {
  return recordChange(tx, actor, { ...change, now: clock.now(), id: newId() });
}

/** Refuses all wrong fields at once, the first one by name; `prefix` is where the call holds the form. */
export function refuseFields(faults: Wrong, { prefix }: { prefix: string }): void {
  const wrong = Object.entries(faults).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const [first] = wrong;
  if (!first) return;
  throw new Refusal(first[1], { fields: Object.fromEntries(wrong.map(([field, code]) => [`${prefix}${field}`, code])) });
}

/** Whoever saves what somebody else changed meanwhile is told, and loses nothing. */
export function refuseOld(now: { version: number }, asked: { version: number }): void {
  if (now.version !== asked.version) throw new Refusal('changed_meanwhile');
}

/** Names are unique by index: of two at once the later one is refused at its field. */
export async function takenAtField<T>({ prefix }: { prefix: string }, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    if (['department_name', 'category_name'].includes(violatedKey(fault) ?? ''))
      throw new Refusal('name_taken', { fields: { [`${prefix}name`]: 'name_taken' } });
    throw fault;
  }
}

export const isNamed = (name: Partial<Record<string, string>>): boolean => Object.values(name).some(Boolean);
/** What a person with these permissions may do with what stands in the store. */
export const canSave = (actor: Actor): { save: boolean } => ({ save: actor.permissions.has('rewards.write') });
