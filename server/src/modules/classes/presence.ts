import type { ClassDetail, ClassPerson } from '@vitrine/contract/classes';
import { classResults, presences, type Presence } from '@vitrine/domain/classes';
import { recordChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { notFound, Refusal, refuseFields, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { encountersOf, known, lastMarks } from './class-rows.ts';
import { change, reach, type KeepParts } from './keep-classes.ts';
import { classOf } from './keep-encounters.ts';
import { lockClass } from './seats.ts';
import { judgeAnew, secondsWatched, writeVerdicts } from './verdicts.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'publish'>;
type MarkAsk = { encounterId: string; memberId: string; version: number; presence: Presence; reason?: string | undefined };

/** Who is subscribed, by name, with their mark in one encounter; then who waits, in their order. */
export async function listClassPeople(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  actor: Actor,
  { classId, encounterId }: { classId: string; encounterId?: string | undefined },
): Promise<{ items: ClassPerson[] }> {
  const reader = db.write();
  await reach({ clock }, reader, actor, classId);
  const rows = await reader
    .selectFrom('classes.subscription as s')
    .innerJoin('identity.member as i', (join) => join.onRef('i.tenant_id', '=', 's.tenant_id').onRef('i.id', '=', 's.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'i.person_id')
    .leftJoin(
      lastMarks(reader, actor)
        .where('m.encounter_id', '=', encounterId ?? classId)
        .as('m'),
      (join) => join.onRef('m.member_id', '=', 's.member_id'),
    )
    .leftJoin('identity.member as b', (join) => join.onRef('b.tenant_id', '=', 's.tenant_id').onRef('b.id', '=', 'm.marked_by'))
    .leftJoin('identity.person as bp', 'bp.id', 'b.person_id')
    .leftJoin('classes.encounter as e', (join) =>
      join
        .onRef('e.tenant_id', '=', 's.tenant_id')
        .onRef('e.class_id', '=', 's.class_id')
        .on('e.id', '=', encounterId ?? classId),
    )
    .leftJoin('classes.attendance as w', (join) =>
      join.onRef('w.tenant_id', '=', 's.tenant_id').onRef('w.encounter_id', '=', 'e.id').onRef('w.member_id', '=', 's.member_id'),
    )
    .where('s.tenant_id', '=', actor.tenantId)
    .where('i.tenant_id', '=', actor.tenantId)
    .where('s.class_id', '=', classId)
    .where('s.state', '<>', 'left')
    .select([
      's.member_id',
      's.state',
      's.result',
      's.asked_at',
      'p.full_name',
      'm.version',
      'm.presence',
      'm.marked_at',
      'm.reason',
      'bp.full_name as by',
      'e.room_name',
      secondsWatched.as('seconds'),
    ])
    .orderBy('s.state')
    .orderBy((row) => row.case().when('s.state', '=', 'waiting').then(row.ref('s.asked_at')).end())
    .orderBy('p.full_name')
    .orderBy('s.id')
    .execute();
  const items = rows.map((row) => ({
    memberId: row.member_id,
    name: row.full_name,
    state: known(['subscribed', 'waiting'] as const, row.state),
    mark:
      row.version === null || row.presence === null || row.marked_at === null
        ? null
        : { version: row.version, presence: known(presences, row.presence), by: row.by ?? '', at: row.marked_at, reason: row.reason },
    watchedSeconds: row.room_name === null || row.state !== 'subscribed' ? null : row.seconds,
    result: row.result === null ? null : known(classResults, row.result),
  }));
  return { items };
}

/**
 * One more mark of one subscriber; the earlier ones stay. A mark that does not follow the last one is refused with `changed_meanwhile`, and so is the second of two at once: the
 * version is the key. What corrects a measure or a verdict needs a reason; issued verdicts are judged anew. Refuses at its field `reason_required`.
 */
export async function markPresence(
  parts: Parts,
  actor: Actor,
  { encounterId, memberId, version, presence, reason = '' }: MarkAsk,
): Promise<Record<string, never>> {
  const classId = await classOf(parts, actor, encounterId);
  await parts.db.transaction(async (tx) => {
    const { one, row } = await mayMark(parts, tx, actor, { classId, encounterId });
    const isCorrection = one.room_name !== null || row.results_at !== null;
    refuseFields({ reason: isCorrection && reason === '' ? 'reason_required' : undefined }, { prefix: '' });
    const { tenantId } = actor;
    const subscribed = await tx
      .selectFrom('classes.subscription')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('class_id', '=', classId)
      .where('member_id', '=', memberId)
      .where('state', '=', 'subscribed')
      .executeTakeFirst();
    if (!subscribed) throw new Refusal('not_subscribed');
    const last = await lastMarks(tx, actor)
      .where('m.encounter_id', '=', encounterId)
      .where('m.member_id', '=', memberId)
      .executeTakeFirst();
    if ((last?.version ?? 0) !== version) throw new Refusal('changed_meanwhile');
    const now = parts.clock.now();
    const mark = { tenant_id: tenantId, encounter_id: encounterId, member_id: memberId, marked_by: actor.memberId, marked_at: now };
    const [written] = await tx
      .insertInto('classes.mark')
      .values({ ...mark, version: version + 1, presence, reason: reason === '' ? null : reason })
      .onConflict((taken) => taken.doNothing())
      .returning('version')
      .execute();
    if (!written) throw new Refusal('changed_meanwhile');
    await tell(parts, tx, actor, classId, {
      before: last ? { memberId, presence: last.presence } : null,
      after: { encounterId, memberId, presence, ...(reason === '' ? {} : { reason }) },
    });
    const locked = await lockClass(tx, { tenantId, classId });
    if (locked && locked.results_at !== null)
      await judgeAnew(parts, tx, { tenantId, classId, minimumPercent: locked.minimum_percent }, memberId);
  });
  return {};
}

/** Touches only those whom nobody marked. Refuses `act_not_now` where the meeting itself measures, and once verdicts are issued. */
export async function markAllPresent(parts: Parts, actor: Actor, { encounterId }: { encounterId: string }): Promise<{ marked: number }> {
  const classId = await classOf(parts, actor, encounterId);
  return parts.db.transaction(async (tx) => {
    const { one, row } = await mayMark(parts, tx, actor, { classId, encounterId });
    if (one.room_name !== null || row.results_at !== null) throw new Refusal('act_not_now');
    const now = parts.clock.now();
    const { tenantId } = actor;
    const subscribed = await tx
      .selectFrom('classes.subscription as s')
      .select('s.member_id')
      .where('s.tenant_id', '=', tenantId)
      .where('s.class_id', '=', classId)
      .where('s.state', '=', 'subscribed')
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('classes.mark as m')
              .select('m.version')
              .where('m.tenant_id', '=', tenantId)
              .where('m.encounter_id', '=', encounterId)
              .whereRef('m.member_id', '=', 's.member_id'),
          ),
        ),
      )
      .execute();
    const rows = subscribed.map(({ member_id }) => ({
      tenant_id: tenantId,
      encounter_id: encounterId,
      member_id,
      version: 1,
      presence: 'present',
      marked_by: actor.memberId,
      marked_at: now,
    }));
    const written =
      rows.length === 0
        ? []
        : await tx
            .insertInto('classes.mark')
            .values(rows)
            .onConflict((taken) => taken.doNothing())
            .returning('member_id')
            .execute();
    await tell(parts, tx, actor, classId, { before: null, after: { encounterId, presence: 'present', marked: written.length } });
    return { marked: written.length };
  });
}

/** Judges everybody by their marks, and by what was watched where nobody marked. Refuses `act_not_now` before the encounters are over, `verdict_open` while somebody has neither. */
export function issueResults(
  parts: KeepParts,
  actor: Actor,
  { classId, version }: { classId: string; version: number },
): Promise<ClassDetail> {
  return change(parts, actor, { classId, version }, async (tx, before) => {
    const row = await reach(parts, tx, actor, classId);
    if (before.results_at !== null || before.published_at === null || !row.is_all_over) throw new Refusal('act_not_now');
    const counts = await writeVerdicts(parts, tx, { tenantId: actor.tenantId, classId, minimumPercent: before.minimum_percent });
    if (!counts) throw new Refusal('verdict_open');
    return { what: 'results_issued', columns: { results_at: parts.clock.now() }, after: counts };
  });
}

/** The encounter is held and has begun, the class is published. Refuses `act_not_now`. */
async function mayMark(parts: Parts, tx: Tx, actor: Actor, { classId, encounterId }: { classId: string; encounterId: string }) {
  const row = await reach(parts, tx, actor, classId);
  const one = (await encountersOf(tx, actor, [classId])).find(({ id }) => id === encounterId);
  if (!one) throw notFound();
  const hasBegun = one.started_at !== null || one.begins_at <= parts.clock.now();
  if (one.canceled_at !== null || row.published_at === null || !hasBegun) throw new Refusal('act_not_now');
  return { one, row };
}

const tell = ({ clock, newId }: Parts, tx: Tx, actor: Actor, classId: string, sides: { before: unknown; after: unknown }) =>
  recordChange(tx, actor, { subject: 'class', subjectId: classId, what: 'class.presence_marked', ...sides, now: clock.now(), id: newId() });
