import { addDays, dayIn } from '@vitrine/domain/kernel';
import type { Tx } from '../../../platform/database/index.ts';
import { endPaths } from './end-paths.ts';
import { putIn, readyMembers, zoneOf, type PathParts } from './enrol-members.ts';
import type { Subject } from './open-paths.ts';
import { beginningOf } from './subjects.ts';

const atOnce = 200;
type One = { tenantId: string; ruleId: string };
type Rule = Subject & { groupId: string; dueDays: number | null };

/** Brings every rule of every client to what its group is now: whoever came is put in, whoever went is taken out. Its job runs each minute; again changes nothing. */
export async function applyRules(parts: PathParts): Promise<void> {
  const rules = await parts.db
    .read()
    .selectFrom('tenancy.tenant as t')
    .innerJoin('learning.rule as r', (join) => join.onRef('r.tenant_id', '=', 't.id'))
    .select(['r.tenant_id', 'r.id'])
    .where('r.ended_at', 'is', null)
    .orderBy('r.id')
    .execute();
  for (const { tenant_id: tenantId, id: ruleId } of rules) await applyRule(parts, { tenantId, ruleId });
}

/** One rule, in portions of their own transactions: nobody waits for a group of a hundred thousand. */
export async function applyRule(parts: PathParts, one: One): Promise<void> {
  const stuck = new Set<string>();
  while (await applyPortion(parts, one, stuck));
}

/** Answers whether there may be more. Those who are not ready yet are asked again at the next run, not in this one. */
function applyPortion(parts: PathParts, { tenantId, ruleId }: One, stuck: Set<string>): Promise<boolean> {
  return parts.db.transaction(async (tx) => {
    const rule = await lockRule(tx, { tenantId, ruleId });
    if (!rule) return false;
    const { groupId, dueDays, ...subject } = rule;
    const gone = await whoLeft(tx, { tenantId, ruleId, groupId });
    await endPaths(
      parts,
      tx,
      { tenantId },
      gone.map(({ id, member_id }) => ({ id, memberId: member_id, ...subject })),
    );
    const beginning = await beginningOf(tx, { tenantId }, subject);
    const come = beginning ? await whoCame(tx, { tenantId, ruleId, groupId, stuck }) : [];
    if (beginning && come.length > 0) {
      const memberIds = come.map(({ id }) => id);
      const ready = await readyMembers(tx, { tenantId }, { subject, beginning, memberIds });
      for (const memberId of memberIds) if (!ready.includes(memberId)) stuck.add(memberId);
      const dueOn = dueDays === null ? null : addDays(dayIn(await zoneOf(tx, { tenantId }), parts.clock.now()), dueDays);
      const way = { ...subject, kind: 'rule', sourceId: ruleId, dueOn } as const;
      const languages = new Map(come.map(({ id, code }) => [id, code]));
      await putIn(parts, tx, { tenantId }, { way, beginning, memberIds: ready, languages });
    }
    return gone.length === atOnce || come.length === atOnce;
  });
}

/** Two runs at once follow one another. */
async function lockRule(tx: Tx, { tenantId, ruleId }: One): Promise<Rule | undefined> {
  const row = await tx
    .selectFrom('learning.rule')
    .select(['subject', 'subject_id', 'group_id', 'due_days'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', ruleId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      subject: row.subject === 'course' ? 'course' : 'trail',
      subjectId: row.subject_id,
      groupId: row.group_id,
      dueDays: row.due_days,
    }
  );
}

const whoLeft = (tx: Tx, { tenantId, ruleId, groupId }: One & { groupId: string }) =>
  tx
    .selectFrom('learning.path as p')
    .select(['p.id', 'p.member_id'])
    .where('p.tenant_id', '=', tenantId)
    .where('p.source_id', '=', ruleId)
    .where('p.ended_at', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('identity.member_in_group as g')
            .select('g.member_id')
            .where('g.tenant_id', '=', tenantId)
            .where('g.group_id', '=', groupId)
            .whereRef('g.member_id', '=', 'p.member_id'),
        ),
      ),
    )
    .limit(atOnce)
    .execute();

const whoCame = (tx: Tx, { tenantId, ruleId, groupId, stuck }: One & { groupId: string; stuck: ReadonlySet<string> }) =>
  tx
    .selectFrom('identity.member_in_group as g')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'g.tenant_id').onRef('m.id', '=', 'g.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .innerJoin('tenancy.language as l', 'l.id', 'p.language_id')
    .select(['m.id', 'l.code'])
    .where('g.tenant_id', '=', tenantId)
    .where('g.group_id', '=', groupId)
    .$if(stuck.size > 0, (query) => query.where('m.id', 'not in', [...stuck]))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('learning.path as w')
            .select('w.id')
            .where('w.tenant_id', '=', tenantId)
            .where('w.source_id', '=', ruleId)
            .whereRef('w.member_id', '=', 'm.id')
            .where('w.ended_at', 'is', null),
        ),
      ),
    )
    .orderBy('m.id')
    .limit(atOnce)
    .execute();
