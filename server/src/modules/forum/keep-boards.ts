import type { BoardDetail, BoardFields, BoardRow } from '@vitrine/contract/forum';
import { sql } from 'kysely';
import { recordChange } from '../../platform/audit/index.ts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { mergeEdit, notFound, Refusal, refuseFields, refuseOld, type Actor, type Changes, type Was } from '../../platform/http/index.ts';
import { parseText } from '../tenancy/index.ts';
import { audienceOf, writeAudience } from './audience.ts';
import { openerOf, textFor } from './forum-rows.ts';
import type { ForumParts } from './ports.ts';

type Seen = { boardId: string; version: number };

/** Boards of the client in their order, with those that were taken off. */
export async function listBoardsToKeep(
  { db }: Pick<ForumParts, 'db'>,
  actor: Actor,
): Promise<{ items: BoardRow[]; can: { create: boolean } }> {
  const rows = await db
    .write() // what was just saved is in it
    .selectFrom('forum.board as b')
    .select(['b.id', 'b.name', 'b.opener', 'b.position', 'b.retired_at'])
    .select([
      sql<number>`(select count(*)::int from forum.topic as t where t.tenant_id = b.tenant_id and t.board_id = b.id and not t.is_gone)`.as(
        'topics',
      ),
      sql<boolean>`exists (select from forum.audience as u where u.tenant_id = b.tenant_id and u.board_id = b.id)`.as('is_limited'),
    ])
    .where('b.tenant_id', '=', actor.tenantId)
    .where('b.subject', 'is', null)
    .orderBy('b.position')
    .orderBy('b.id')
    .execute();
  const items = rows.map((row) => ({
    id: row.id,
    name: textFor(actor, row.name),
    opener: openerOf(row.opener),
    position: row.position,
    topics: row.topics,
    isLimited: row.is_limited,
    isRetired: row.retired_at !== null,
  }));
  return { items, can: { create: actor.permissions.has('forum.write') } };
}

/** A board as it is edited. Refuses `not_found`. */
export const getBoardToKeep = ({ db }: Pick<ForumParts, 'db'>, actor: Actor, { boardId }: { boardId: string }): Promise<BoardDetail> =>
  detailOf(db.write(), actor, { boardId }); // an editor must see what they just saved

async function detailOf(db: Reader, actor: Actor, { boardId }: { boardId: string }): Promise<BoardDetail> {
  const row = await db
    .selectFrom('forum.board')
    .selectAll()
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', boardId)
    .where('subject', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  const board = {
    name: parseText(row.name),
    description: parseText(row.description),
    position: row.position,
    opener: openerOf(row.opener),
    ...(await audienceOf(db, actor, { boardId })),
  };
  return {
    id: row.id,
    version: row.version,
    isRetired: row.retired_at !== null,
    board,
    can: { save: actor.permissions.has('forum.write') },
  };
}

/** Refuses `name_required` and what an audience may be refused for, at its fields. */
export function createBoard(parts: ForumParts, actor: Actor, board: BoardFields): Promise<{ id: string }> {
  const id = parts.newId();
  return parts.db.transaction(async (tx) => {
    checkName(board, '');
    const now = parts.clock.now();
    await tx
      .insertInto('forum.board')
      .values({ tenant_id: actor.tenantId, id, version: 1, ...columnsOf(board), created_at: now, updated_at: now })
      .execute();
    await writeAudience(parts, tx, actor, { boardId: id, audience: board, prefix: '' });
    await record(parts, tx, actor, { boardId: id, what: 'created', before: null, after: board });
    return { id };
  });
}

/** Refuses `changed_meanwhile`, and at its fields what making one refuses. */
export function saveBoard(
  parts: ForumParts,
  actor: Actor,
  { boardId, version, board: now, was }: Seen & { board: Changes<BoardFields>; was?: Was },
): Promise<BoardDetail> {
  return parts.db.transaction(async (tx) => {
    const row = await lockAnyBoard(tx, actor, { boardId });
    const { board: before } = await detailOf(tx, actor, { boardId });
    const board = mergeEdit({ version: row.version, form: before }, { version, now, was });
    checkName(board, 'board.');
    await write(parts, tx, actor, { boardId, version: row.version, to: columnsOf(board) });
    await writeAudience(parts, tx, actor, { boardId, audience: board, prefix: 'board.' });
    await record(parts, tx, actor, { boardId, what: 'saved', before, after: board });
    return detailOf(tx, actor, { boardId });
  });
}

/** Takes a board off the forum, or puts it back; nothing that was written goes. Refuses `changed_meanwhile`. */
export function retireBoard(
  parts: ForumParts,
  actor: Actor,
  { boardId, version, isRetired }: Seen & { isRetired: boolean },
): Promise<BoardDetail> {
  return parts.db.transaction(async (tx) => {
    const before = await lockBoard(tx, actor, { boardId, version });
    await write(parts, tx, actor, { boardId, version, to: { retired_at: isRetired ? parts.clock.now() : null } });
    const what = isRetired ? 'retired' : 'restored';
    await record(parts, tx, actor, { boardId, what, before: { isRetired: before.retired_at !== null }, after: { isRetired } });
    return detailOf(tx, actor, { boardId });
  });
}

const checkName = ({ name }: BoardFields, prefix: string): void =>
  refuseFields({ name: Object.values(name).some(Boolean) ? undefined : 'name_required' }, { prefix });

const columnsOf = ({ name, description, position, opener }: BoardFields) => ({
  name: JSON.stringify(name),
  description: JSON.stringify(description),
  position,
  opener,
});

/** Locked before anything is judged: of two who change it, the second is told. */
async function lockBoard(tx: Tx, actor: Actor, { boardId, version }: Seen) {
  const row = await lockAnyBoard(tx, actor, { boardId });
  refuseOld(row, { version });
  return row;
}

/** Whatever its version, for changes that are put on top of it. */
async function lockAnyBoard(tx: Tx, { tenantId }: Actor, { boardId }: Pick<Seen, 'boardId'>) {
  const row = await tx
    .selectFrom('forum.board')
    .select(['version', 'subject', 'retired_at'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', boardId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.subject !== null) throw new Refusal('board_of_course');
  return row;
}

type Columns = Partial<ReturnType<typeof columnsOf>> & { retired_at?: string | null };
const write = ({ clock }: Pick<ForumParts, 'clock'>, tx: Tx, { tenantId }: Actor, { boardId, version, to }: Seen & { to: Columns }) =>
  tx
    .updateTable('forum.board')
    .set({ ...to, version: version + 1, updated_at: clock.now() })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', boardId)
    .execute();

type Noted = { boardId: string; what: string; before: unknown; after: unknown };
const record = ({ clock, newId }: Pick<ForumParts, 'clock' | 'newId'>, tx: Tx, actor: Actor, { boardId, what, ...sides }: Noted) =>
  recordChange(tx, actor, {
    subject: 'forum_board',
    subjectId: boardId,
    what: `forum_board.${what}`,
    ...sides,
    now: clock.now(),
    id: newId(),
  });
