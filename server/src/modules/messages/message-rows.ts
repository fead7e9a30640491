import type { MessageForm } from '@vitrine/contract/messages';
import { locales, matchLocale, textIn, type Text } from '@vitrine/domain/kernel';
import { messagePlaceKeys, messageStates, type MessagePlace, type MessageState } from '@vitrine/domain/messages';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { parseText } from '../tenancy/index.ts';

type Tenant = Pick<Actor, 'tenantId'>;

export type Message = {
  id: string;
  version: number;
  state: MessageState;
  title: Text;
  body: Text;
  place: MessagePlace | null;
  sendsAt: string | null;
  run: number;
  toldThrough: string | null;
  told: number;
  takenBackAt: string | null;
  createdAt: string;
  updatedAt: string;
};

/** Messages of a client, called `s`. */
export const messagesOf = (db: Reader, { tenantId }: Tenant) =>
  db.selectFrom('messages.message as s').selectAll('s').where('s.tenant_id', '=', tenantId);
type Row = Awaited<ReturnType<ReturnType<typeof messagesOf>['execute']>>[number];

export const messageOf = (row: Row): Message => ({
  id: row.id,
  version: row.version,
  state: stateOf(row.state),
  title: parseText(row.title),
  body: parseText(row.body),
  place: placeOf(row.place),
  sendsAt: row.sends_at,
  run: row.run,
  toldThrough: row.told_through,
  told: row.told,
  takenBackAt: row.taken_back_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

export async function formOf(db: Reader, actor: Tenant, { id, title, body, place }: Message): Promise<MessageForm> {
  return { title, body, place, groupIds: await groupsOf(db, actor, { messageId: id }) };
}

/** The groups that a message is for; none for everybody. */
export async function groupsOf(db: Reader, { tenantId }: Tenant, { messageId }: { messageId: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('messages.message_group')
    .select('group_id')
    .where('tenant_id', '=', tenantId)
    .where('message_id', '=', messageId)
    .orderBy('group_id')
    .execute();
  return rows.map(({ group_id }) => group_id);
}

/** The members whom a message of these groups is for, called `m`, with their persons `p`: whoever may take part now. */
export const membersFor = (db: Reader, { tenantId }: Tenant, { groupIds }: { groupIds: readonly string[] }) =>
  db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .where('m.tenant_id', '=', tenantId)
    .where('m.status', '=', 'approved')
    .where('p.status', '=', 'approved')
    .$if(groupIds.length > 0, (query) =>
      query.where(
        sql<boolean>`exists (select from identity.member_in_group as g where g.tenant_id = m.tenant_id and g.member_id = m.id and g.group_id = any(${groupIds}::uuid[]))`,
      ),
    );

/** How many have opened it. */
export async function countRead(db: Reader, { tenantId }: Tenant, { messageId }: { messageId: string }): Promise<number> {
  const { read } = await db
    .selectFrom('messages.recipient')
    .select(sql<number>`count(*)::int`.as('read'))
    .where('tenant_id', '=', tenantId)
    .where('message_id', '=', messageId)
    .where('read_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return read;
}

/** A text in the reader's language. */
export const textFor = ({ locale }: Pick<Actor, 'locale'>, text: Text): string => textIn(text, matchLocale(locale, locales));

/** What the notice of a message tells about. */
export const causeOf = (messageId: string): string => `message ${messageId}`;

/** Stored words, which only this room writes. */
export const placeOf = (word: string | null): MessagePlace | null => messagePlaceKeys.find((one) => one === word) ?? null;
function stateOf(word: string): MessageState {
  const known = messageStates.find((one) => one === word);
  if (known === undefined) throw new Error(`messages: ${word} is no known state`);
  return known;
}
