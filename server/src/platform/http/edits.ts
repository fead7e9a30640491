import { mergeChanges } from '@vitrine/domain/kernel';
import { violatedKey } from '../database/index.ts';
import { Refusal } from './refusal.ts';

/** Refuses all wrong fields at once, the first one by name; `prefix` is where the call holds the form. */
export function refuseFields(faults: Record<string, string | undefined>, { prefix }: { prefix: string }): void {
  const wrong = Object.entries(faults).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const [first] = wrong;
  if (!first) return;
  throw new Refusal(first[1], { fields: Object.fromEntries(wrong.map(([field, code]) => [`${prefix}${field}`, code])) });
}

/** Whoever saves what somebody else changed meanwhile is told, and loses nothing. Refuses `changed_meanwhile`. */
export function refuseOld(now: { version: number }, asked: { version: number }): void {
  if (now.version !== asked.version) throw new Refusal('changed_meanwhile');
}

/** The fields of a form that somebody sends who edits a record: those that they changed. */
export type Changes<Form> = { [Field in keyof Form]?: Form[Field] | undefined };
/** What stood in these fields; where nobody says so the fields are the whole record. */
export type Was = Record<string, unknown> | undefined;
type Edit<Values> = { version: number; now: Partial<Values>; was?: Was };

/**
 * A record with somebody's changes on top of what it is by now, to be judged and saved as a whole (decision 058). Whoever changed other fields meanwhile is not in
 * the way. Refuses `changed_meanwhile` where both changed one field otherwise, and for a whole record over any version but its own. The record is held by the caller.
 */
export function mergeEdit<Values extends object>(held: { version: number; form: Values }, { version, now, was }: Edit<Values>): Values {
  if (was === undefined || version === held.version) {
    refuseOld(held, { version });
    return mergeChanges(held.form, { now, was: Object.fromEntries(Object.entries(held.form)) }).merged;
  }
  const { merged, conflicts } = mergeChanges(held.form, { now, was });
  if (conflicts.length > 0) throw new Refusal('changed_meanwhile');
  return merged;
}

/** By the name of a unique index: the field that it guards, and how it is told that somebody has this already. */
export type TakenBy = Readonly<Record<string, { field: string; code: string }>>;

/** Of two who take one thing at once the index lets one through; the other is refused at the field, as if they had come later. Any other fault stays what it is. */
export async function takenAtField<T>({ prefix, takenBy }: { prefix: string; takenBy: TakenBy }, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    const taken = takenBy[violatedKey(fault) ?? ''];
    if (taken) throw new Refusal(taken.code, { fields: { [`${prefix}${taken.field}`]: taken.code } });
    throw fault;
  }
}
