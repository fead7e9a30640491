import type { UsedDocument } from '@vitrine/contract/transfer';
import { documentStateOf, judgeRelease, type DocumentState } from '@vitrine/domain/transfer';
import { sql } from 'kysely';
import { z } from 'zod';
import { recordChange } from '../../platform/audit/index.ts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { cursorOf, notFound, pageFrom, readCursor, Refusal, refuseFields, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { nameLike } from './sendings.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;
type One = { documentId: string };
type Ask = { search?: string | undefined; state?: DocumentState | undefined; after?: string | undefined; limit: number };
const Cursor = z.tuple([z.iso.datetime(), z.uuid()]);

/** Documents that accounts of the client used at the partner, the newest first; a page by keyset. */
export async function listDocuments(
  { db }: Pick<Parts, 'db'>,
  actor: Actor,
  { search = '', state, after, limit }: Ask,
): Promise<{ items: UsedDocument[]; next: string | null }> {
  const before = readCursor(after, Cursor);
  const found = await documentsOf(db.write(), actor)
    .$if(state !== undefined, (query) =>
      query
        .where('d.released_at', state === 'released' ? 'is not' : 'is', null)
        .$if(state !== 'released', (open) => open.where('d.release_asked_at', state === 'used' ? 'is' : 'is not', null)),
    )
    .$if(search !== '', (query) => query.where(nameLike(search)))
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(d.used_at, d.id) < (${before?.[0]}::timestamptz, ${before?.[1]}::uuid)`),
    )
    .orderBy('d.used_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.used_at, row.id));
  return { items: rows.map((row) => documentOf(row, actor)), next };
}

const nameOfMember = (tenantId: string, member: 'd.release_asked_by' | 'd.released_by') =>
  sql<string | null>`(select q.full_name from identity.member k join identity.person q on q.id = k.person_id
    where k.tenant_id = ${tenantId} and k.id = ${sql.ref(member)})`;

const documentsOf = (db: Reader, { tenantId }: Pick<Actor, 'tenantId'>) =>
  db
    .selectFrom('transfer.document as d')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'd.tenant_id').onRef('m.id', '=', 'd.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['d.id', 'd.ending', 'd.member_id', 'd.used_at', 'd.release_asked_by', 'd.release_asked_at', 'd.release_why', 'd.released_at'])
    .select('p.full_name')
    .select(nameOfMember(tenantId, 'd.release_asked_by').as('asked_by'))
    .select(nameOfMember(tenantId, 'd.released_by').as('released_by_name'))
    .select((row) => [
      row
        .selectFrom('transfer.sending as s')
        .select(sql<number>`count(*)::int`.as('sent'))
        .where('s.tenant_id', '=', tenantId)
        .whereRef('s.document_id', '=', 'd.id')
        .where('s.state', '=', 'sent')
        .as('sent'),
      row
        .selectFrom('transfer.sending as s')
        .select(sql<number>`coalesce(sum(s.points), 0)::bigint`.as('points'))
        .where('s.tenant_id', '=', tenantId)
        .whereRef('s.document_id', '=', 'd.id')
        .where('s.state', '=', 'sent')
        .as('points'),
      row
        .exists(
          row
            .selectFrom('transfer.sending as s')
            .select('s.id')
            .where('s.tenant_id', '=', tenantId)
            .whereRef('s.document_id', '=', 'd.id')
            .where('s.state', '=', 'held'),
        )
        .as('is_held'),
    ])
    .where('d.tenant_id', '=', tenantId);

type Row = Awaited<ReturnType<ReturnType<typeof documentsOf>['executeTakeFirstOrThrow']>>;

function documentOf(row: Row, actor: Actor): UsedDocument {
  const state = documentStateOf({ releasedAt: row.released_at, releaseAskedAt: row.release_asked_at });
  const may = actor.permissions.has('transfer.release');
  return {
    id: row.id,
    ending: row.ending,
    memberId: row.member_id,
    name: row.full_name,
    usedAt: row.used_at,
    sent: row.sent ?? 0,
    points: Number(row.points ?? 0),
    state,
    asked: row.release_asked_at === null ? null : { by: row.asked_by ?? '', at: row.release_asked_at, why: row.release_why },
    released: row.released_at === null ? null : { by: row.released_by_name ?? '', at: row.released_at },
    can: {
      askRelease: may && state === 'used' && row.member_id !== actor.memberId,
      confirmRelease: may && judgeRelease(factsOf(row, actor)) === undefined,
      withdrawRelease: may && state === 'release_asked',
    },
  };
}

const factsOf = (row: Row, { memberId }: Actor) => ({
  state: documentStateOf({ releasedAt: row.released_at, releaseAskedAt: row.release_asked_at }),
  askedBy: row.release_asked_by,
  byMemberId: memberId,
  ownerId: row.member_id,
  isHeld: Boolean(row.is_held),
});

/** Asks, as the first of two administrators, that a document be released, and says why (decision D33). Refuses `release_already_asked`, `document_released`, `own_document` and `why_required`. */
export function askRelease(parts: Parts, actor: Actor, { documentId, why }: One & { why: string }): Promise<UsedDocument> {
  return change(parts, actor, { documentId, what: 'release_asked' }, async (row) => {
    const { state } = factsOf(row, actor);
    if (state === 'released') throw new Refusal('document_released');
    if (state === 'release_asked') throw new Refusal('release_already_asked');
    if (row.member_id === actor.memberId) throw new Refusal('own_document');
    refuseFields({ why: why === '' ? 'why_required' : undefined }, { prefix: '' });
    return { release_asked_by: actor.memberId, release_asked_at: parts.clock.now(), release_why: why };
  });
}

/** Releases a document as the second administrator: from now on another account may use it; what was sent stays sent. Refuses what `judgeRelease` refuses. */
export function confirmRelease(parts: Parts, actor: Actor, { documentId }: One): Promise<UsedDocument> {
  return change(parts, actor, { documentId, what: 'released' }, async (row) => {
    const refusal = judgeRelease(factsOf(row, actor));
    if (refusal) throw new Refusal(refusal);
    return { released_by: actor.memberId, released_at: parts.clock.now() };
  });
}

/** Takes back that a document is to be released, whoever asked for it. Refuses `release_not_asked` and `document_released`. */
export function withdrawRelease(parts: Parts, actor: Actor, { documentId }: One): Promise<UsedDocument> {
  return change(parts, actor, { documentId, what: 'release_withdrawn' }, async (row) => {
    const { state } = factsOf(row, actor);
    if (state === 'released') throw new Refusal('document_released');
    if (state === 'used') throw new Refusal('release_not_asked');
    return { release_asked_by: null, release_asked_at: null, release_why: '' };
  });
}

type Columns = {
  release_asked_by?: string | null;
  release_asked_at?: string | null;
  release_why?: string;
  released_by?: string;
  released_at?: string;
};

/** Held while it is judged, so that of two who decide at once the second meets what the first one did, and a sending waits or is seen. */
function change(
  { db, clock, newId }: Parts,
  actor: Actor,
  { documentId, what }: One & { what: string },
  judge: (row: Row) => Promise<Columns>,
): Promise<UsedDocument> {
  return db.transaction(async (tx) => {
    await holdDocument(tx, actor, { documentId });
    const before = await documentsOf(tx, actor).where('d.id', '=', documentId).executeTakeFirstOrThrow();
    const columns = await judge(before);
    await tx.updateTable('transfer.document').set(columns).where('tenant_id', '=', actor.tenantId).where('id', '=', documentId).execute();
    const after = await documentsOf(tx, actor).where('d.id', '=', documentId).executeTakeFirstOrThrow();
    const told = (row: Row) => ({ state: factsOf(row, actor).state, why: row.release_why, owner: row.full_name, ending: row.ending });
    await recordChange(tx, actor, {
      what: `document.${what}`,
      subject: 'document',
      subjectId: documentId,
      before: told(before),
      after: told(after),
      now: clock.now(),
      id: newId(),
    });
    return documentOf(after, actor);
  });
}

async function holdDocument(tx: Tx, { tenantId }: Actor, { documentId }: One): Promise<void> {
  const row = await tx
    .selectFrom('transfer.document')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', documentId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
}
