import type { BadgeDetail, BadgeFields, BadgeRow } from '@vitrine/contract/badges';
import { judgeRule, ruleAlone, type BadgeState } from '@vitrine/domain/badges';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { z } from 'zod';
import { recordChange } from '../../platform/audit/index.ts';
import { within, type Reader, type Tx } from '../../platform/database/index.ts';
import {
  cursorOf,
  mergeEdit,
  notFound,
  pageFrom,
  readCursor,
  Refusal,
  refuseFields,
  refuseOld,
  type Actor,
  type Changes,
  type Was,
} from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { badgeOf, badgesOf, type Badge } from './badge-rows.ts';
import { beforeAll, lookBackJob } from './look-back.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage' | 'jobs'>;
type Seen = { badgeId: string; version: number };
type Ask = { search?: string | undefined; state?: BadgeState | undefined; after?: string | undefined; limit: number };
const Cursor = z.tuple([z.int().min(0).max(999), z.uuid()]);

/** Badges of the client in their order, a page by keyset. */
export async function listBadgesToManage(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { search = '', state, after, limit }: Ask,
): Promise<{ items: BadgeRow[]; next: string | null }> {
  const place = readCursor(after, Cursor);
  const like = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = await badgesOf(db.read(), actor)
    .select(holdersIn(actor))
    .$if(state !== undefined, (query) => query.where('b.state', '=', state ?? ''))
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`exists (select from jsonb_each_text(b.name) as said where said.value ilike ${like})`),
    )
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(b.position, b.id) > (${place?.[0]}::int, ${place?.[1]}::uuid)`))
    .orderBy('b.position')
    .orderBy('b.id')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.position, row.id));
  const locale = matchLocale(actor.locale, locales);
  const items = rows.map((row) => {
    const { id, name, state: stands, rule, position, updatedAt } = badgeOf(row);
    return { id, name: textIn(name, locale), state: stands, rule, position, updatedAt, holders: row.holders };
  });
  return { items, next };
}

const holdersIn = ({ tenantId }: Pick<Actor, 'tenantId'>) =>
  sql<number>`(select count(*)::int from badges.award as a where a.tenant_id = ${tenantId} and a.badge_id = b.id and a.withdrawn_at is null)`.as(
    'holders',
  );

/** A badge as it is edited. Refuses `not_found`. */
export async function getBadgeToManage(
  { db, storage }: Pick<Parts, 'db' | 'storage'>,
  actor: Actor,
  { badgeId }: { badgeId: string },
): Promise<BadgeDetail> {
  const reader = db.write(); // an editor must see what they just saved
  const row = await badgesOf(reader, actor).select(holdersIn(actor)).where('b.id', '=', badgeId).executeTakeFirst();
  if (!row) throw notFound();
  const badge = badgeOf(row);
  const [file] = badge.fileId === null ? [] : await storage.find(reader, { tenantId: actor.tenantId, ids: [badge.fileId] });
  const write = actor.permissions.has('badges.write');
  return {
    id: badge.id,
    version: badge.version,
    state: badge.state,
    badge: fieldsOf(badge),
    image: file ? { ...file, url: storage.link(actor, file) } : null,
    holders: row.holders,
    isLooking: badge.lookedUpto !== null && badge.state === 'published',
    can: {
      save: write,
      saveRule: write && badge.state === 'draft',
      publish: write && badge.state !== 'published',
      retire: write && badge.state === 'published',
      award: actor.permissions.has('badges.award') && badge.state === 'published',
    },
  };
}

/** Refuses at its fields `name_required`, what a rule lacks, and what a picture may be refused for. */
export function createBadge(parts: Parts, actor: Actor, form: BadgeFields): Promise<{ id: string }> {
  const id = parts.newId();
  return parts.db.transaction(async (tx) => {
    await checkForm(parts, tx, actor, { id, form, prefix: '', kept: null });
    const now = parts.clock.now();
    await tx
      .insertInto('badges.badge')
      .values({ tenant_id: actor.tenantId, id, version: 1, state: 'draft', ...columnsOf(form), created_at: now, updated_at: now })
      .execute();
    await record(parts, tx, actor, { badgeId: id, what: 'created', before: null, after: form });
    return { id };
  });
}

/** Refuses `changed_meanwhile`, at its fields what creating refuses, and `badge_rule_fixed` once it was published: whoever has it earned it by that rule. */
export function saveBadge(
  parts: Parts,
  actor: Actor,
  { badgeId, version, badge: now, was }: Seen & { badge: Changes<BadgeFields>; was?: Was },
): Promise<BadgeDetail> {
  const prefix = 'badge.';
  return parts.db.transaction(async (tx) => {
    const badge = await lockAnyBadge(tx, actor, { badgeId });
    const before = fieldsOf(badge);
    const form = mergeEdit({ version: badge.version, form: before }, { version, now, was });
    const isSame = JSON.stringify(ruleAlone(badge)) === JSON.stringify(ruleAlone(form));
    refuseFields({ rule: badge.state !== 'draft' && !isSame ? 'badge_rule_fixed' : undefined }, { prefix });
    await checkForm(parts, tx, actor, { id: badgeId, form, prefix, kept: badge.fileId });
    await write(tx, actor, { badgeId, version: badge.version }, { ...columnsOf(form), updated_at: parts.clock.now() });
    await record(parts, tx, actor, { badgeId, what: 'saved', before, after: form });
    return getBadgeToManage(within(parts, tx), actor, { badgeId });
  });
}

/** From now on it is earned, also by what was done before: a job looks at every member. Refuses `badge_already_published` for one that is published. */
export function publishBadge(parts: Parts, actor: Actor, { badgeId, version }: Seen): Promise<BadgeDetail> {
  return parts.db.transaction(async (tx) => {
    const badge = await lockBadge(tx, actor, { badgeId, version });
    if (badge.state === 'published') throw new Refusal('badge_already_published');
    const now = parts.clock.now();
    await write(
      tx,
      actor,
      { badgeId, version },
      { state: 'published', published_at: badge.publishedAt ?? now, looked_upto: beforeAll, updated_at: now },
    );
    await parts.jobs.send({ tx, name: lookBackJob, payload: { tenantId: actor.tenantId, badgeId }, once: badgeId });
    await record(parts, tx, actor, { badgeId, what: 'published', before: { state: badge.state }, after: { state: 'published' } });
    return getBadgeToManage(within(parts, tx), actor, { badgeId });
  });
}

/** Nobody earns it any more; who has it keeps it. Refuses `badge_not_published`. */
export function retireBadge(parts: Parts, actor: Actor, { badgeId, version }: Seen): Promise<BadgeDetail> {
  return parts.db.transaction(async (tx) => {
    const badge = await lockBadge(tx, actor, { badgeId, version });
    if (badge.state !== 'published') throw new Refusal('badge_not_published');
    await write(tx, actor, { badgeId, version }, { state: 'retired', looked_upto: null, updated_at: parts.clock.now() });
    await record(parts, tx, actor, { badgeId, what: 'retired', before: { state: badge.state }, after: { state: 'retired' } });
    return getBadgeToManage(within(parts, tx), actor, { badgeId });
  });
}

/** Locked before anything is judged: of two who save, the second is told. */
async function lockBadge(tx: Tx, actor: Actor, { badgeId, version }: Seen): Promise<Badge> {
  const badge = await lockAnyBadge(tx, actor, { badgeId });
  refuseOld(badge, { version });
  return badge;
}

/** Whatever its version, for changes that are put on top of it. */
async function lockAnyBadge(tx: Tx, actor: Actor, { badgeId }: Pick<Seen, 'badgeId'>): Promise<Badge> {
  const row = await badgesOf(tx, actor).where('b.id', '=', badgeId).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return badgeOf(row);
}

type Columns = Partial<ReturnType<typeof columnsOf>> & {
  state?: BadgeState;
  published_at?: string;
  looked_upto?: string | null;
  updated_at: string;
};

const write = (tx: Tx, { tenantId }: Actor, { badgeId, version }: Seen, columns: Columns) =>
  tx
    .updateTable('badges.badge')
    .set({ ...columns, version: version + 1 })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', badgeId)
    .execute();

const record = (
  { clock, newId }: Pick<Parts, 'clock' | 'newId'>,
  tx: Tx,
  actor: Actor,
  { badgeId, what, ...sides }: { badgeId: string; what: string; before: unknown; after: unknown },
): Promise<void> =>
  recordChange(tx, actor, { subject: 'badge', subjectId: badgeId, what: `badge.${what}`, ...sides, now: clock.now(), id: newId() });

const fieldsOf = ({ name, description, form, fileId, position, rule, goal, courseId, trailId }: Badge): BadgeFields => ({
  name,
  description,
  form,
  fileId,
  position,
  rule,
  goal,
  courseId,
  trailId,
});

function columnsOf(fields: BadgeFields) {
  const { rule, goal, courseId, trailId } = ruleAlone(fields);
  return {
    name: JSON.stringify(fields.name),
    description: JSON.stringify(fields.description),
    form: fields.form,
    file_id: fields.fileId,
    position: fields.position,
    rule,
    goal,
    course_id: courseId,
    trail_id: trailId,
  };
}

type Checked = { id: string; form: BadgeFields; prefix: string; kept: string | null };

/** A course and a trail have to be the client's own; a new picture the writer's own upload, which everybody may see from then on. */
async function checkForm({ storage }: Parts, tx: Tx, actor: Actor, { id, form, prefix, kept }: Checked): Promise<void> {
  const { courseId, trailId } = ruleAlone(form);
  const wrong: Record<string, string | undefined> = {
    name: Object.values(form.name).some(Boolean) ? undefined : 'name_required',
    ...judgeRule(form),
    ...(courseId !== null && !(await isOwnCourse(tx, actor, courseId)) ? { courseId: 'course_required' } : {}),
    ...(trailId !== null && !(await isOwnTrail(tx, actor, trailId)) ? { trailId: 'trail_required' } : {}),
  };
  const { fileId } = form;
  const isFresh = fileId !== null && fileId !== kept;
  if (isFresh) {
    const [file] = await storage.find(tx, { tenantId: actor.tenantId, ids: [fileId], uploadedBy: actor.personId });
    wrong['fileId'] = !file ? 'file_missing' : file.contentType.startsWith('image/') ? undefined : 'file_type_refused';
  }
  refuseFields(wrong, { prefix });
  if (isFresh) await storage.own(tx, { tenantId: actor.tenantId, fileId, room: 'badges', ownerId: id, isPublic: true });
}

async function isOwnCourse(db: Reader, { tenantId }: Actor, id: string): Promise<boolean> {
  const row = await db.selectFrom('catalog.course').select('id').where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

async function isOwnTrail(db: Reader, { tenantId }: Actor, id: string): Promise<boolean> {
  const row = await db.selectFrom('trails.trail').select('id').where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
