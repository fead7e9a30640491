import type { PlayerPage } from '@vitrine/contract/learning';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { viewOf } from '../activities/index.ts';
import { placeInCourse } from './place-in-course.ts';
import { menuOf } from './standings.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'storage' | 'settings' | 'secret'>;

/** An activity in the player, with its neighbours (PLY-01); the course remembers that the member was here last (CRS-04). */
export function openActivity(
  parts: Parts,
  actor: Actor,
  { courseId, hierarchyOrder }: { courseId: string; hierarchyOrder: number },
): Promise<PlayerPage> {
  return parts.db.transaction(async (tx) => {
    const { enrolment, version, standings, standing } = await placeInCourse(tx, actor, { courseId, hierarchyOrder });
    if (enrolment.lastOrder !== hierarchyOrder && !actor.visitor)
      await tx
        .updateTable('learning.enrolment')
        .set({ last_order: hierarchyOrder })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', enrolment.id)
        .execute();
    const whole = await viewOf(standing.kind)(parts, actor, { content: standing.content, detail: standing.detail, locale: actor.locale });
    const content = actor.hidesScore && 'points' in whole ? { ...whole, points: 0 } : whole; // no score is shown (CLI-04)
    const menu = menuOf(actor, standings, version);
    const index = standings.indexOf(standing);
    const activity = menu[index];
    if (!activity) throw new Error(`learning: no row for activity ${standing.activityId}`);
    return {
      courseId,
      courseTitle: textIn(version.title, matchLocale(actor.locale, locales)),
      block_activities_menu: version.blockActivitiesMenu,
      activity,
      content,
      // Where the menu is blocked the way leads on and back alone (CRS-04).
      menu: version.blockActivitiesMenu ? menu.slice(Math.max(0, index - 1), index + 2) : menu,
      count: menu.length,
      previous: standings[index - 1]?.hierarchyOrder ?? null,
      next: standings[index + 1]?.hierarchyOrder ?? null,
      courseProgress: enrolment.progress,
      courseState: enrolment.state,
      run: enrolment.run,
    };
  });
}
