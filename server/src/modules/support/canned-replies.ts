import type { CannedForm, CannedReply } from '@vitrine/contract/support';
import { recordChange } from '../../platform/audit/index.ts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { mergeEdit, notFound, refuseFields, type Actor, type Changes, type Was } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseText } from '../tenancy/index.ts';
import type { Tenant } from './ticket-rows.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;

const repliesOf = (db: Reader, { tenantId }: Tenant) => db.selectFrom('support.canned_reply').selectAll().where('tenant_id', '=', tenantId);
type Row = Awaited<ReturnType<ReturnType<typeof repliesOf>['execute']>>[number];
const replyOf = ({ id, version, name, text, updated_at }: Row): CannedReply => ({
  id,
  version,
  name,
  text: parseText(text),
  updatedAt: updated_at,
});

/** Replies that are ready, by name. */
export async function listCannedReplies({ db }: Pick<Platform, 'db'>, actor: Actor): Promise<{ items: CannedReply[] }> {
  const rows = await repliesOf(db.write(), actor).orderBy('name').orderBy('id').limit(200).execute();
  return { items: rows.map(replyOf) };
}

/** Refuses `answer_required` at `text`. */
export function createCannedReply(parts: Parts, actor: Actor, form: CannedForm): Promise<{ id: string }> {
  refuseFields({ text: textlessness(form) }, { prefix: '' });
  const id = parts.newId();
  return parts.db.transaction(async (tx) => {
    await tx
      .insertInto('support.canned_reply')
      .values({ tenant_id: actor.tenantId, id, name: form.name, text: JSON.stringify(form.text), updated_at: parts.clock.now() })
      .execute();
    await record(parts, tx, actor, { replyId: id, what: 'created', before: null, after: form });
    return { id };
  });
}

/** Refuses `not_found`, `changed_meanwhile`, `answer_required` at `reply.text`. */
export function saveCannedReply(
  parts: Parts,
  actor: Actor,
  { replyId, version, reply: now, was }: { replyId: string; version: number; reply: Changes<CannedForm>; was?: Was },
): Promise<CannedReply> {
  return parts.db.transaction(async (tx) => {
    const before = await lockReply(tx, actor, { replyId });
    const form = { name: before.name, text: before.text };
    const reply = mergeEdit({ version: before.version, form }, { version, now, was });
    refuseFields({ text: textlessness(reply) }, { prefix: 'reply.' });
    const row = await tx
      .updateTable('support.canned_reply')
      .set({ version: before.version + 1, name: reply.name, text: JSON.stringify(reply.text), updated_at: parts.clock.now() })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', replyId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await record(parts, tx, actor, { replyId, what: 'saved', before: form, after: reply });
    return replyOf(row);
  });
}

/** Refuses `not_found`. */
export function removeCannedReply(parts: Parts, actor: Actor, { replyId }: { replyId: string }): Promise<Record<string, never>> {
  return parts.db.transaction(async (tx) => {
    const before = await lockReply(tx, actor, { replyId });
    await tx.deleteFrom('support.canned_reply').where('tenant_id', '=', actor.tenantId).where('id', '=', replyId).execute();
    await record(parts, tx, actor, { replyId, what: 'removed', before: { name: before.name, text: before.text }, after: null });
    return {};
  });
}

async function lockReply(tx: Tx, tenant: Tenant, { replyId }: { replyId: string }): Promise<CannedReply> {
  const row = await repliesOf(tx, tenant).where('id', '=', replyId).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return replyOf(row);
}

const textlessness = ({ text }: CannedForm) => (Object.values(text).some(Boolean) ? undefined : 'answer_required');

const record = (
  { clock, newId }: Parts,
  tx: Tx,
  actor: Actor,
  { replyId, what, ...sides }: { replyId: string; what: string; before: unknown; after: unknown },
): Promise<void> =>
  recordChange(tx, actor, {
    subject: 'canned_reply',
    subjectId: replyId,
    what: `canned_reply.${what}`,
    ...sides,
    now: clock.now(),
    id: newId(),
  });
