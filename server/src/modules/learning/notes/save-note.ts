import type { NoteBody, saveNote as endpoint } from '@vitrine/contract/learning';
import type { Answer } from '@vitrine/contract/kernel';
import { judgeNote, notesMost, type KnownNote } from '@vitrine/domain/learning';
import { z } from 'zod';
import type { Tx } from '../../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockEnrolments } from '../enrolments.ts';

type Ask = NoteBody & { noteId: string };
const Devices = z.record(z.string(), z.int());

/**
 * Keeps what a device wrote, whenever it comes (D03, D04): again changes nothing, and words that another device replaced meanwhile stand beside. The
 * member's place in the course is locked first, so that two devices are heard one after the other. Who left the course keeps what they wrote in it.
 */
export function saveNote({ db, clock }: Pick<Platform, 'db' | 'clock'>, actor: Actor, ask: Ask): Promise<Answer<typeof endpoint>> {
  return db.transaction(async (tx) => {
    const isIn = (await lockEnrolments(tx, actor, { courseIds: [ask.courseId] })).size > 0;
    const known = await findNote(tx, actor, ask.noteId);
    if (known && (known.memberId !== actor.memberId || known.courseId !== ask.courseId)) throw notFound();
    if (!isIn) throw new Refusal('not_enrolled');
    if (!(await hasActivity(tx, actor, ask))) throw notFound();

    const verdict = judgeNote(known, ask);
    if (verdict === 'create' && (await countNotes(tx, actor, ask)) >= notesMost) throw new Refusal('too_many_notes');
    const now = clock.now();
    if (verdict === 'create') await addNote(tx, actor, { ...ask, id: ask.noteId, now });
    if (verdict === 'copy') await addNote(tx, actor, { ...ask, id: ask.copyId, now });
    if (known)
      await tx
        .updateTable('learning.note')
        .set({ devices: JSON.stringify({ ...known.devices, [ask.device]: Math.max(known.devices[ask.device] ?? 0, ask.revision) }) })
        .$if(verdict === 'change', (query) =>
          query.set({ text: ask.text, second: ask.second, version: known.version + 1, last_device: ask.device, changed_at: now }),
        )
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', ask.noteId)
        .execute();
    return { kept: verdict };
  });
}

async function findNote(tx: Tx, actor: Actor, id: string): Promise<(KnownNote & { memberId: string; courseId: string }) | null> {
  const row = await tx
    .selectFrom('learning.note')
    .select(['member_id', 'course_id', 'text', 'second', 'version', 'last_device', 'devices'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { member_id: memberId, course_id: courseId, last_device: lastDevice, devices, ...note } = row;
  return { ...note, memberId, courseId, lastDevice, devices: Devices.parse(devices) };
}

/** In any version of the course: a member may stand on an older one. */
async function hasActivity(tx: Tx, actor: Actor, { courseId, activityId }: Ask): Promise<boolean> {
  const row = await tx
    .selectFrom('catalog.version_activity as a')
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'a.tenant_id').onRef('v.id', '=', 'a.version_id'))
    .select('a.activity_id')
    .where('a.tenant_id', '=', actor.tenantId)
    .where('a.activity_id', '=', activityId)
    .where('v.course_id', '=', courseId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function countNotes(tx: Tx, actor: Actor, { courseId }: Ask): Promise<number> {
  const { count } = await tx
    .selectFrom('learning.note')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId)
    .where('course_id', '=', courseId)
    .where('text', '<>', '')
    .executeTakeFirstOrThrow();
  return count;
}

async function addNote(tx: Tx, actor: Actor, { id, now, ...ask }: Ask & { id: string; now: string }): Promise<void> {
  await tx
    .insertInto('learning.note')
    .values({
      tenant_id: actor.tenantId,
      id,
      member_id: actor.memberId,
      course_id: ask.courseId,
      activity_id: ask.activityId,
      second: ask.second,
      text: ask.text,
      version: 1,
      last_device: ask.device,
      devices: JSON.stringify({ [ask.device]: ask.revision }),
      written_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
    .execute();
}
