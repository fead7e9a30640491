import type { Note } from '@vitrine/contract/learning';
import { notesMost } from '@vitrine/domain/learning';
import type { Reader } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';

/** The member's own notes to a course, whatever became of their place in it. */
export async function listNotes(db: Reader, actor: Actor, { courseId }: { courseId: string }): Promise<{ items: Note[] }> {
  const rows = await db
    .selectFrom('learning.note')
    .select(['id', 'activity_id', 'second', 'text', 'version', 'written_at'])
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId)
    .where('course_id', '=', courseId)
    .where('text', '<>', '')
    .orderBy('written_at')
    .orderBy('id')
    .limit(notesMost * 2) // copies come beyond the limit
    .execute();
  return {
    items: rows.map(({ activity_id, written_at, ...note }) => ({ ...note, activityId: activity_id, writtenAt: written_at })),
  };
}
