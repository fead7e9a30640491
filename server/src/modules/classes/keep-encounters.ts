import type { ClassDetail, EncounterForm } from '@vitrine/contract/classes';
import type { RepeatWish } from '@vitrine/contract/kernel';
import { overlaps, type EncounterAct } from '@vitrine/domain/classes';
import { instantOf, judgeRepeat, timeIn, type LocalDate } from '@vitrine/domain/kernel';
import type { Tx } from '../../platform/database/index.ts';
import { notFound, Refusal, refuseFields, type Actor } from '../../platform/http/index.ts';
import { encountersOf } from './class-rows.ts';
import { judgeLater } from './meetings/judge-watched.ts';
import { findProvider } from './meetings/provider.ts';
import { change, type KeepParts, type Locked } from './keep-classes.ts';

/**
 * Plans one more encounter by what a clock shows there. Refuses at its fields `zone_unknown`, `encounter_in_gap` for a time that the clock leaves out, `place_required` without a
 * place and a meeting, `meetings_off` for a meeting in our page of a client that has none, `encounter_overlap` with another one of the class.
 */
export const addEncounter = (
  parts: KeepParts,
  actor: Actor,
  { classId, ...form }: EncounterForm & { classId: string },
): Promise<ClassDetail> =>
  change(parts, actor, { classId }, async (tx, before) => {
    notAfterResults(before);
    await plan(parts, tx, actor, { classId, form, days: [form.day] });
    return { what: 'encounter_added', columns: {}, after: form };
  });

/** Plans an encounter on each day of a rule, at the same hour of the place, all or none. Refuses what planning one refuses, and below `rule.` what is wrong with the rule. */
export const addEncounters = (
  parts: KeepParts,
  actor: Actor,
  { classId, rule: wish, ...form }: EncounterForm & { classId: string; rule: RepeatWish },
): Promise<ClassDetail> =>
  change(parts, actor, { classId }, async (tx, before) => {
    notAfterResults(before);
    const verdict = judgeRepeat(wish, { firstDay: form.day });
    refuseFields(verdict.ok ? {} : verdict.faults, { prefix: 'rule.' });
    if (!verdict.ok) throw new Error('classes: a rule that is refused has a fault');
    const { rule, days } = verdict.repeat;
    await plan(parts, tx, actor, { classId, form, days });
    return { what: 'encounters_added', columns: {}, after: { ...form, rule, dates: days.length } };
  });

type Plan = { classId: string; form: EncounterForm; days: readonly LocalDate[] };

async function plan(parts: KeepParts, tx: Tx, actor: Actor, { classId, form, days }: Plan): Promise<void> {
  const isKnown = isZone(form.zone);
  const planned = days.map((day) => {
    const begin = isKnown ? new Date(instantOf({ day, time: form.time, zone: form.zone })).toISOString() : parts.clock.now();
    return { day, begin, end: new Date(Date.parse(begin) + form.minutes * 60_000).toISOString() };
  });
  const held = (await encountersOf(tx, actor, [classId])).filter(({ canceled_at }) => canceled_at === null);
  const taken = held.map((one) => ({ begin: one.begins_at, end: one.ends_at }));
  const spanOf = ({ begin, end }: { begin: string; end: string }) => ({ beginsAt: Date.parse(begin), endsAt: Date.parse(end) });
  const isTwice = planned.some((one) => taken.some((other) => overlaps(spanOf(one), spanOf(other))));
  const isInGap = isKnown && planned.some(({ begin }) => timeIn(form.zone, begin) !== form.time);
  refuseFields(
    {
      zone: isKnown ? undefined : 'zone_unknown',
      time: isInGap ? 'encounter_in_gap' : isTwice ? 'encounter_overlap' : undefined,
      place: form.place === '' && form.meetingUrl === null && !form.isInPage ? 'place_required' : undefined,
      isInPage: form.isInPage && !(await findProvider(tx, actor)) ? 'meetings_off' : undefined,
    },
    { prefix: '' },
  );
  const rows = planned.map(({ day, begin, end }) => ({
    tenant_id: actor.tenantId,
    id: parts.newId(),
    class_id: classId,
    day,
    time: form.time,
    zone: form.zone,
    minutes: form.minutes,
    begins_at: begin,
    ends_at: end,
    place: form.place,
    capacity: form.capacity,
    meeting_url: form.meetingUrl,
    room_name: form.isInPage ? parts.chance.bytes(16).toString('hex') : null,
  }));
  await tx.insertInto('classes.encounter').values(rows).execute();
  if (form.isInPage) for (const { end } of planned) await judgeLater(parts, tx, { tenantId: actor.tenantId, classId, end });
}

/** For good; a class whose encounters are all canceled is canceled. */
export async function cancelEncounter(parts: KeepParts, actor: Actor, { encounterId }: { encounterId: string }): Promise<ClassDetail> {
  const classId = await classOf(parts, actor, encounterId);
  return change(parts, actor, { classId }, async (tx, before) => {
    notAfterResults(before);
    const now = parts.clock.now();
    await set(tx, actor, encounterId, { canceled_at: now });
    await judgeLater(parts, tx, { tenantId: actor.tenantId, classId, end: now }); // it may have been the last that was waited for
    return { what: 'encounter_canceled', columns: {}, after: { encounterId } };
  });
}

/** Starts, pauses, resumes or ends a meeting; each act is a sign of the instructor. Refuses `act_not_now`. */
export async function steerEncounter(
  parts: KeepParts,
  actor: Actor,
  { encounterId, act }: { encounterId: string; act: EncounterAct },
): Promise<ClassDetail> {
  const classId = await classOf(parts, actor, encounterId);
  return change(parts, actor, { classId }, async (tx) => {
    const row = (await encountersOf(tx, actor, [classId])).find(({ id }) => id === encounterId);
    if (!row) throw notFound();
    const runs = row.started_at !== null && row.ended_at === null;
    const isPaused = row.paused_at !== null;
    const isAllowed = { start: row.started_at === null, pause: runs && !isPaused, resume: runs && isPaused, end: runs }[act];
    if (!isAllowed || row.canceled_at !== null) throw new Refusal('act_not_now');
    const now = parts.clock.now();
    const columns = {
      start: { started_at: now },
      pause: { paused_at: now },
      resume: { paused_at: null },
      end: { ended_at: now, paused_at: null },
    }[act];
    await set(tx, actor, encounterId, { ...columns, sign_at: now });
    if (act === 'end' && row.room_name !== null) await judgeLater(parts, tx, { tenantId: actor.tenantId, classId, end: now });
    return { what: `meeting_${act}`, columns: {}, after: { encounterId } };
  });
}

function notAfterResults({ results_at }: Locked): void {
  if (results_at !== null) throw new Refusal('class_finished');
}

export async function classOf({ db }: Pick<KeepParts, 'db'>, { tenantId }: Actor, encounterId: string): Promise<string> {
  const row = await db
    .write()
    .selectFrom('classes.encounter')
    .select('class_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', encounterId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.class_id;
}

type Columns = { canceled_at?: string; started_at?: string; paused_at?: string | null; ended_at?: string; sign_at?: string };

const set = (tx: Tx, { tenantId }: Actor, encounterId: string, columns: Columns) =>
  tx.updateTable('classes.encounter').set(columns).where('tenant_id', '=', tenantId).where('id', '=', encounterId).execute();

/** A place of the IANA list; `GMT-3` has no changes of clock and is none. */
function isZone(zone: string): boolean {
  if (!zone.includes('/') && zone !== 'UTC') return false;
  try {
    return instantOf({ day: '2026-01-01', time: '12:00', zone }) !== '';
  } catch {
    return false;
  }
}
