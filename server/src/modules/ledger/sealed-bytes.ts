/** What is hashed: one way to write an entry down as bytes, and one way to hash a stretch of them, for whoever seals and whoever checks. */
import { sql, type RawBuilder } from 'kysely';

/** All columns of an entry in the order of the first migration, as PostgreSQL sends them over the wire. A new column joins at the end, in a new kind of seal. */
export const entryBytes: RawBuilder<unknown> = sql`record_send(row(e.tenant_id, e.id, e.book_id, e.currency, e.from_id, e.to_id, e.amount, e.position, e.code,
  e.reason_kind, e.reason_id, e.round, e.group_id, e.resolves_id, e.reverses_id, e.rule_version_id, e.explanation, e.why, e.approvers, e.by_member_id,
  e.effective_on, e.created_at))`;

/** As `entryBytes`, of a confirmation. */
export const confirmationBytes: RawBuilder<unknown> = sql`record_send(row(f.tenant_id, f.id, f.entry_id, f.auditor_id, f.confirmed_at))`;

/** Bytes of a leaf: the id, and the beginning of its own hash. */
export const leafLength = 24;
export const idLength = 16;
const leafOf = (id: RawBuilder<unknown>, bytes: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`uuid_send(${id}) || substring(sha256(${bytes}) from 1 for ${leafLength - idLength})`;
const allOf = (parts: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(string_agg(${parts}, ''::bytea order by ${id}), ''::bytea)`;

export const entryLeaf: RawBuilder<unknown> = leafOf(sql`e.id`, entryBytes);
export const confirmationLeaf: RawBuilder<unknown> = leafOf(sql`f.id`, confirmationBytes);

/** The hash over a stretch, in the order of ids; of nothing it is the hash of no bytes. */
export const entriesHash: RawBuilder<unknown> = sql`sha256(${allOf(entryBytes, sql`e.id`)})`;
export const confirmationsHash: RawBuilder<unknown> = sql`sha256(${allOf(confirmationBytes, sql`f.id`)})`;

/** As the hash over a stretch and its leaves, of rows `w` whose id and bytes were made before: making bytes is what sealing costs. */
export const writtenHash: RawBuilder<unknown> = sql`sha256(${allOf(sql`w.bytes`, sql`w.id`)})`;
export const writtenLeaves: RawBuilder<unknown> = allOf(leafOf(sql`w.id`, sql`w.bytes`), sql`w.id`);

/** The hash of a seal: over the seal before, its own place, all bytes of its entries and confirmations (`rowsHash`), and the leaves. */
export const sealHash = (part: {
  before: RawBuilder<unknown>;
  number: RawBuilder<unknown>;
  afterId: RawBuilder<unknown>;
  uptoId: RawBuilder<unknown>;
  rowsHash: RawBuilder<unknown>;
  leaves: RawBuilder<unknown>;
}): RawBuilder<unknown> =>
  sql`sha256(${part.before} || int4send(${part.number}) || uuid_send(${part.afterId}) || uuid_send(${part.uptoId}) || ${part.rowsHash} || sha256(${part.leaves}))`;

export const nothingYet = '00000000-0000-0000-0000-000000000000';
