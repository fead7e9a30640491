import type { LocaleText } from '@vitrine/contract/kernel';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { recordChange } from '../../../platform/audit/index.ts';
import { codeOf, type Tx } from '../../../platform/database/index.ts';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';

/** What the console keeps here, as the audit log calls it. */
type GroupSubject = 'group' | 'group_label' | 'area' | 'tag' | 'custom_role';
export type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;
export type ListAsk = { after?: string | undefined; limit: number; search?: string | undefined };
/** Lists stand in the order that people gave them; of two in one place the older comes first. */
export const Place = z.tuple([z.int(), z.uuid()]);

/** Keeps who changed what, in the transaction that does it (ADM-09). */
export function recordOnGroups(
  { clock, newId }: Pick<Platform, 'clock' | 'newId'>,
  tx: Tx,
  actor: Actor,
  change: { subject: GroupSubject; subjectId: string; what: string; before: unknown; after: unknown },
): Promise<void> {
  return recordChange(tx, actor, { ...change, now: clock.now(), id: newId() });
}

/** What a person with these permissions may do with a group, a label, an area or a tag. */
export const canEdit = (actor: Actor): { save: boolean; remove: boolean } => {
  const mayWrite = actor.permissions.has('people.write');
  return { save: mayWrite, remove: mayWrite };
};

/** A name in at least one language. Refuses `name_required` at its field. */
export function refuseNameless(name: LocaleText, { prefix }: { prefix: string }): void {
  if (Object.values(name).some(Boolean)) return;
  throw new Refusal('name_required', { fields: { [`${prefix}name`]: 'name_required' } });
}

/** Whether a name in any language holds these words; nothing typed means every name. */
export function namedLike(name: RawBuilder<unknown>, search = ''): RawBuilder<boolean> {
  const words = search
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql<boolean>`exists (select from jsonb_each_text(${name}) as spoken where lower(spoken.value) like ${`%${words}%`})`;
}

/** Behind this place of an ordered list, whose table the query calls by this name. */
export const behind = (table: string, place: z.infer<typeof Place> | undefined): RawBuilder<boolean> =>
  place === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(`${table}.position`)}, ${sql.ref(`${table}.id`)}) > (${place[0]}::int, ${place[1]}::uuid)`;

/** What something else still names stays. Refuses `in_use`; any other fault stays what it is. */
export async function unlessInUse<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    if (codeOf(fault) === '23503') throw new Refusal('in_use');
    throw fault;
  }
}
