/** What is hashed: one way to write an entry down as bytes, and one way to hash a stretch of them, for whoever seals and whoever checks. */
import { sql, type RawBuilder } from 'kysely';

/** All columns of an entry in the order of the first migration, as PostgreSQL sends them over the wire. A new column joins at the end, in a new kind of seal. */
export const entryBytes: RawBuilder<unknown> = sql`record_send(row(e.tenant_id, e.id, e.book_id, e.currency, e.from_id, e.to_id, e.amount, e.position, e.code,
  e.reason_kind, e.reason_id, e.round, e.group_id, e.resolves_id, e.reverses_id, e.rule_version_id, e.explanation, e.why, e.approvers, e.by_member_id,
  e.effective_on, e.created_at))`;

/** Bytes of a leaf: the entry's id, and the beginning of its own hash. */
export const leafLength = 24;
export const idLength = 16;
export const leafBytes: RawBuilder<unknown> = sql`uuid_send(e.id) || substring(sha256(${entryBytes}) from 1 for ${leafLength - idLength})`;

/** The hash of a seal: over the seal before, its own place, all bytes of its entries, and the leaves. */
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
