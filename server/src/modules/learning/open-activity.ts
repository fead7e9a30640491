import type { PlayerPage } from '@vitrine/contract/learning';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { viewOf } from '../activities/index.ts';
import { placeInCourse } from './place-in-course.ts';
import { menuOf } from './statuses.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'storage' | 'settings' | 'secret'>;

/** An activity in the player, with its neighbours (PLY-01); the course remembers that the member was here last (CRS-04). */
export function openActivity(
  parts: Parts,
  actor: Actor,
  { courseId, hierarchyOrder }: { courseId: string; hierarchyOrder: number },
): Promise<PlayerPage> {
  return parts.db.transaction(async (tx) => {
    const { enrolment, version, statuses, status } = await placeInCourse(tx, actor, { courseId, hierarchyOrder });
    if (enrolment.lastOrder !== hierarchyOrder && !actor.visitor)
      await tx
        .updateTable('learning.enrolment')
        .set({ last_order: hierarchyOrder })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', enrolment.id)
        .execute();
    const whole = await viewOf(status.kind)(parts, actor, { content: status.content, detail: status.detail, locale: actor.locale });
    const content = actor.hidesScore && 'points' in whole ? { ...whole, points: 0 } : whole; // no score is shown (CLI-04)
    const menu = menuOf(actor, statuses, { ...version, openings: enrolment.openings });
    const index = statuses.indexOf(status);
    const activity = menu[index];
    if (!activity) throw new Error(`learning: no row for activity ${status.activityId}`);
    return {
      courseId,
      courseTitle: textIn(version.title, matchLocale(actor.locale, locales)),
      block_activities_menu: version.blockActivitiesMenu,
      activity,
      content,
      // Where the menu is blocked the way leads on and back alone (CRS-04).
      menu: version.blockActivitiesMenu ? menu.slice(Math.max(0, index - 1), index + 2) : menu,
      count: menu.length,
      previous: statuses[index - 1]?.hierarchyOrder ?? null,
      next: statuses[index + 1]?.hierarchyOrder ?? null,
      courseProgress: enrolment.progress,
      courseState: enrolment.state,
      run: enrolment.run,
    };
  });
}
