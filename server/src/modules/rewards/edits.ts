import type { Tx } from '../../platform/database/index.ts';
import type { Actor, TakenBy } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordChange } from '../../platform/audit/index.ts';

/** Everything that use-cases of this room ask of the house. */
export type RewardsParts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage' | 'publish'>;

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

/** Names are unique by index, which guards these fields. */
export const takenBy: TakenBy = {
  department_name: { field: 'name', code: 'name_taken' },
  category_name: { field: 'name', code: 'name_taken' },
};

export const isNamed = (name: Partial<Record<string, string>>): boolean => Object.values(name).some(Boolean);
/** What a person with these permissions may do with what stands in the store. */
export const canSave = (actor: Actor): { save: boolean } => ({ save: actor.permissions.has('rewards.write') });
