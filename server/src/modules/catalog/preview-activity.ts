import type { ActivityContent } from '@vitrine/contract/activities';
import type { Attempt } from '@vitrine/contract/assessment';
import { locales, matchLocale, textIn, type Locale } from '@vitrine/domain/kernel';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { previewOf } from '../activities/index.ts';
import { listActivities } from './get-course-draft.ts';
import { activitiesOfVersion, getCourse } from './queries.ts';

type Parts = Pick<Platform, 'db' | 'storage' | 'settings' | 'secret' | 'clock' | 'newId' | 'chance'>;
type Preview = { title: string; summary: string; content: ActivityContent; attempt: Attempt | null };

/** An activity of the draft as a learner would see it; keeps nothing (ADM-01). Refuses `activity_unfinished` while something is missing. */
export async function previewActivity(
  parts: Parts,
  actor: Actor,
  { courseId, hierarchy_order, locale: written }: { courseId: string; hierarchy_order: number; locale?: Locale | undefined },
): Promise<Preview> {
  const db = parts.db.write();
  const { draftId } = await getCourse(db, actor, courseId);
  const activity = (await activitiesOfVersion(db, actor, draftId)).find(({ hierarchyOrder }) => hierarchyOrder === hierarchy_order);
  if (!activity) throw notFound();

  const { activities } = await listActivities(parts, actor, draftId);
  const lacks = activities[hierarchy_order - 1]?.missing.find((code) => code !== 'title_required'); // a title may still be on its way
  if (lacks) throw new Refusal('activity_unfinished', { status: 409, fields: { [`activities.${hierarchy_order - 1}`]: lacks } });

  const locale = written ?? matchLocale(actor.locale, locales);
  const preview = await previewOf(activity.kind, parts, actor, { content: activity.content, locale });
  return { title: textIn(activity.title, locale), summary: textIn(activity.summary, locale), ...preview };
}
