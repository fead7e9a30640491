import { CatalogQuery } from '@vitrine/contract/learning';
import { nothingFound, type FindAsk, type Findings } from '@vitrine/domain/kernel';
import { anyMeant, type MeantAsk } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CatalogAsk } from './catalog-filter.ts';
import { listCourses } from './catalog.ts';
import { listTrails } from './trails/list-trails.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'storage'>;

/** Courses by a member's words, for the search over all rooms: what their catalog shows. */
export async function findCourses(parts: Parts, actor: Actor, ask: FindAsk): Promise<Findings> {
  if (!actor.modules.has('online_courses')) return nothingFound;
  return findingsOf(await listCourses(parts, actor, queryOf(ask)), { ask, at: '/online-courses' });
}

/** Trails by a member's words, likewise. */
export async function findTrails(parts: Parts, actor: Actor, ask: FindAsk): Promise<Findings> {
  if (!actor.modules.has('trails')) return nothingFound;
  return findingsOf(await listTrails(parts, actor, queryOf(ask)), { ask, at: '/trails' });
}

const queryOf = ({ words, limit, isForgiving }: FindAsk): CatalogAsk => ({ ...CatalogQuery.parse({}), limit, search: words, isForgiving });

type Catalog = { items: readonly { id: string; title: string; summary: string }[]; next: string | null };

const findingsOf = ({ items, next }: Catalog, { ask, at }: { ask: FindAsk; at: string }): Findings => ({
  hits: items.map(({ id, title, summary }) => ({ id, title, text: summary, href: `${at}/${id}` })),
  hasMore: next !== null,
  allHref: `${at}?search=${encodeURIComponent(ask.words)}`,
});

/** Whether there is a course to ask for by these words, of any version: members stay on that of their enrolment. */
export const coursesHold = (ask: MeantAsk) => anyMeant('catalog.course_version', ask);

/** The same of trails. */
export const trailsHold = (ask: MeantAsk) => anyMeant('trails.trail_version', ask);
