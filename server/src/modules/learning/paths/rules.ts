import type { EnrolmentRule } from '@vitrine/contract/learning';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { firstWays, type FirstWay } from '@vitrine/domain/learning';
import { sql } from 'kysely';
import { recordChange } from '../../../platform/audit/index.ts';
import { violatedKey, type Reader, type Tx } from '../../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../../platform/http/index.ts';
import { parseText } from '../../tenancy/index.ts';
import { applyRule } from './apply-rules.ts';
import { endPaths } from './end-paths.ts';
import type { PathParts } from './enrol-members.ts';
import type { Subject } from './open-paths.ts';
import { getSubject } from './subjects.ts';

const atOnce = 500;

/** The rules of a course or a trail that hold, the oldest first. Refuses `not_found`. */
export async function listEnrolmentRules(db: Reader, actor: Actor, subject: Subject): Promise<{ items: EnrolmentRule[] }> {
  await getSubject(db, actor, subject);
  const rows = await db
    .selectFrom('learning.rule as r')
    .innerJoin('identity.member_group as g', (join) => join.onRef('g.tenant_id', '=', 'r.tenant_id').onRef('g.id', '=', 'r.group_id'))
    .select(['r.id', 'r.group_id', 'g.name', 'r.due_days', 'r.comes_first', 'r.version'])
    .select((row) =>
      row
        .selectFrom('learning.path as p')
        .where('p.tenant_id', '=', actor.tenantId)
        .whereRef('p.source_id', '=', 'r.id')
        .where('p.ended_at', 'is', null)
        .select(sql<number>`count(*)::int`.as('members'))
        .as('members'),
    )
    .where('r.tenant_id', '=', actor.tenantId)
    .where('r.subject', '=', subject.subject)
    .where('r.subject_id', '=', subject.subjectId)
    .where('r.ended_at', 'is', null)
    .orderBy('r.id')
    .execute();
  const locale = matchLocale(actor.locale, locales);
  const items = rows.map(({ id, version, group_id, name, due_days, comes_first, members }) => ({
    id,
    version,
    groupId: group_id,
    group: textIn(parseText(name), locale),
    dueDays: due_days,
    comesFirst: firstWays.find((way) => way === comes_first) ?? null,
    members: members ?? 0,
  }));
  return { items };
}

/** Lets a group be in a course or a trail, from now on and whoever comes later; the first of them at once. Refuses `not_found`, `rule_exists`, and `invalid_choice` at `groupId`. */
export async function createEnrolmentRule(
  parts: PathParts,
  actor: Actor,
  { groupId, dueDays, comesFirst, ...subject }: Subject & { groupId: string; dueDays: number | null; comesFirst: FirstWay | null },
): Promise<EnrolmentRule> {
  const ruleId = parts.newId();
  await parts.db.transaction(async (tx) => {
    await getSubject(tx, actor, subject);
    const group = await tx
      .selectFrom('identity.member_group')
      .select('id')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', groupId)
      .executeTakeFirst();
    if (!group) throw new Refusal('invalid_request', { fields: { groupId: 'invalid_choice' } });
    await tx
      .insertInto('learning.rule')
      .values({
        tenant_id: actor.tenantId,
        id: ruleId,
        subject: subject.subject,
        subject_id: subject.subjectId,
        group_id: groupId,
        due_days: dueDays,
        comes_first: comesFirst,
        created_at: parts.clock.now(),
      })
      .execute()
      .catch((fault: unknown) => {
        if (violatedKey(fault) === 'rule_open') throw new Refusal('rule_exists', { fields: { groupId: 'rule_exists' } });
        throw fault;
      });
    await recordRule(parts, tx, actor, { subject, what: 'rule_created', before: null, after: { groupId, dueDays, comesFirst } });
  });
  await applyRule(parts, { tenantId: actor.tenantId, ruleId });
  const rule = (await listEnrolmentRules(parts.db.write(), actor, subject)).items.find(({ id }) => id === ruleId);
  if (!rule) throw notFound();
  return rule;
}

/** Changes in place how a rule comes first; whoever is in by it stays in. Refuses `not_found`, `path_ended` and `changed_meanwhile`. */
export async function changeEnrolmentRule(
  parts: PathParts,
  actor: Actor,
  { ruleId, version, comesFirst }: { ruleId: string; version: number; comesFirst: FirstWay | null },
): Promise<EnrolmentRule> {
  const subject = await parts.db.transaction(async (tx) => {
    const rule = await tx
      .selectFrom('learning.rule')
      .select(['subject', 'subject_id', 'comes_first', 'version', 'ended_at'])
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', ruleId)
      .forUpdate()
      .executeTakeFirst();
    if (!rule) throw notFound();
    if (rule.ended_at !== null) throw new Refusal('path_ended');
    if (rule.version !== version) throw new Refusal('changed_meanwhile');
    const of: Subject = { subject: rule.subject === 'course' ? 'course' : 'trail', subjectId: rule.subject_id };
    if (rule.comes_first === comesFirst) return of;
    await tx
      .updateTable('learning.rule')
      .set({ comes_first: comesFirst, version: version + 1 })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', ruleId)
      .execute();
    await recordRule(parts, tx, actor, {
      subject: of,
      what: 'rule_changed',
      before: { comesFirst: rule.comes_first },
      after: { comesFirst },
    });
    return of;
  });
  const rule = (await listEnrolmentRules(parts.db.write(), actor, subject)).items.find(({ id }) => id === ruleId);
  if (!rule) throw notFound();
  return rule;
}

/** Ends a rule, and with it every way in that came by it; whoever has another stays. Refuses `not_found` and `path_ended`. */
export async function endEnrolmentRule(parts: PathParts, actor: Actor, { ruleId }: { ruleId: string }): Promise<Record<string, never>> {
  return parts.db.transaction(async (tx) => {
    const rule = await tx
      .selectFrom('learning.rule')
      .select(['subject', 'subject_id', 'group_id', 'due_days', 'comes_first', 'ended_at'])
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', ruleId)
      .forUpdate()
      .executeTakeFirst();
    if (!rule) throw notFound();
    if (rule.ended_at !== null) throw new Refusal('path_ended');
    await tx
      .updateTable('learning.rule')
      .set({ ended_at: parts.clock.now() })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', ruleId)
      .execute();
    const subject: Subject = { subject: rule.subject === 'course' ? 'course' : 'trail', subjectId: rule.subject_id };
    for (;;) {
      const rows = await tx
        .selectFrom('learning.path')
        .select(['id', 'member_id'])
        .where('tenant_id', '=', actor.tenantId)
        .where('source_id', '=', ruleId)
        .where('ended_at', 'is', null)
        .limit(atOnce)
        .execute();
      await endPaths(
        parts,
        tx,
        actor,
        rows.map(({ id, member_id }) => ({ id, memberId: member_id, ...subject })),
      );
      if (rows.length < atOnce) break;
    }
    const before = { groupId: rule.group_id, dueDays: rule.due_days, comesFirst: rule.comes_first };
    await recordRule(parts, tx, actor, { subject, what: 'rule_ended', before, after: null });
    return {};
  });
}

const recordRule = (
  { clock, newId }: PathParts,
  tx: Tx,
  actor: Actor,
  { subject: { subject, subjectId }, what, ...sides }: { subject: Subject; what: string; before: unknown; after: unknown },
) =>
  recordChange(tx, actor, {
    subject: subject === 'course' ? 'course' : 'learning_trail',
    subjectId,
    what: `${subject}.${what}`,
    ...sides,
    now: clock.now(),
    id: newId(),
  });
