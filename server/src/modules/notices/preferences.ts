import { NoticePreferences, type OpenedPreferences } from '@vitrine/contract/notices';
import { channels, defaultPreferences, mandatoryReason, noticeKinds } from '@vitrine/domain/notices';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import { notFound } from '../../platform/http/index.ts';

export type Whose = { tenantId: string; memberId: string };
export type Wishes = { version: number; preferences: NoticePreferences; hasMail: boolean };

/** What a member wants to be told; version 0 and the defaults, in their own zone or their client’s, for one who never chose. Refuses `not_found`. */
export async function wishesOf(db: Reader, { tenantId, memberId }: Whose): Promise<Wishes> {
  const wishes = (await wishesOfMany(db, { tenantId }, { memberIds: [memberId] })).get(memberId);
  if (!wishes) throw notFound();
  return wishes;
}

/** The same of many members, by their ids. */
export async function wishesOfMany(
  db: Reader,
  { tenantId }: Pick<Whose, 'tenantId'>,
  { memberIds }: { memberIds: readonly string[] },
): Promise<Map<string, Wishes>> {
  const rows = await db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .innerJoin('tenancy.tenant as t', 't.id', 'm.tenant_id')
    .leftJoin('notices.preference as w', (join) => join.onRef('w.tenant_id', '=', 'm.tenant_id').onRef('w.member_id', '=', 'm.id'))
    .select(['m.id', 'p.email', 'p.time_zone', 't.time_zone as client_zone', 'w.version', 'w.preferences'])
    .where('m.tenant_id', '=', tenantId)
    .where(sql<boolean>`m.id = any(${memberIds}::uuid[])`)
    .execute();
  return new Map(
    rows.map((row) => {
      const preferences = row.preferences === null ? plain(row.time_zone ?? row.client_zone) : NoticePreferences.parse(row.preferences);
      return [row.id, { version: row.version ?? 0, preferences, hasMail: row.email !== '' }];
    }),
  );
}

const plain = (timeZone: string) => NoticePreferences.parse(defaultPreferences(timeZone));

/** The same with what cannot be switched off, and why. */
export const openedPreferences = ({ version, preferences }: Pick<Wishes, 'version' | 'preferences'>): OpenedPreferences => ({
  version,
  preferences,
  mandatory: noticeKinds.flatMap((kind) =>
    channels.flatMap((channel) => {
      const reason = mandatoryReason(kind, channel);
      return reason ? [{ kind, channel, reason }] : [];
    }),
  ),
});
