import type { ActivityForm } from '@vitrine/contract/catalog';
import { kindFacts } from '@vitrine/domain/activities';
import { refuseFields, type Actor } from '../../platform/http/index.ts';

/** Port: of these ids, those that are classes of this kind of the course; the room of classes answers it. */
export type ClassesAmong = (actor: Actor, ask: { courseId: string; kind: string; ids: readonly string[] }) => Promise<ReadonlySet<string>>;

/** An activity stands for classes of its own course and kind alone (PLY-13). Refuses `class_unknown` at its field. */
export async function checkClasses(
  classesAmong: ClassesAmong,
  actor: Actor,
  { courseId, activity: { content } }: { courseId: string; activity: ActivityForm },
): Promise<void> {
  const kind = kindFacts[content.kind].classKind;
  if (!kind || !('classIds' in content)) return;
  const { classIds: ids } = content;
  const known = await classesAmong(actor, { courseId, kind, ids });
  refuseFields({ classIds: ids.every((id) => known.has(id)) ? undefined : 'class_unknown' }, { prefix: 'activity.content.' });
}
