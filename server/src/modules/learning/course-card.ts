import type { CourseCard } from '@vitrine/contract/learning';
import { courseScenes } from '@vitrine/domain/catalog';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { enrolmentStates, isDone } from '@vitrine/domain/learning';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseKind, parseText } from '../activities/index.ts';

const newForDays = 14;

/** What the catalog's statement gives of a course. */
export type CatalogRow = {
  id: string;
  published_at: string | null;
  title: unknown;
  summary: unknown;
  scene: string;
  image_file_id: string | null;
  workload_minutes: number;
  state: string | null;
  progress: number | null;
  favourite: string | null;
  hierarchy_order: number | null;
  next_title: unknown;
  next_kind: string | null;
  activities: number | null;
};

/** A course as a card of the catalog shows it, in the member's language. */
export function cardOf({ storage, clock }: Pick<Platform, 'storage' | 'clock'>, actor: Actor, row: CatalogRow): CourseCard {
  const locale = matchLocale(actor.locale, locales);
  const state = stateOf(row.state);
  const hasNext = row.hierarchy_order !== null && row.next_kind !== null && !isDone(state);
  return {
    id: row.id,
    title: textIn(parseText(row.title), locale),
    summary: textIn(parseText(row.summary), locale),
    scene: courseScenes.find((scene) => scene === row.scene) ?? 'fridge',
    image: row.image_file_id ? storage.link(actor, { id: row.image_file_id, name: 'capa.webp' }) : null,
    workloadMinutes: row.workload_minutes,
    activities: row.activities ?? 0,
    state,
    progress: row.progress ?? 0,
    isFavourite: row.favourite !== null,
    isNew: row.state === null && row.published_at !== null && row.published_at > clock.in(-newForDays * 86_400_000),
    next: hasNext
      ? {
          hierarchy_order: row.hierarchy_order ?? 1,
          title: textIn(parseText(row.next_title), locale),
          kind: parseKind(row.next_kind ?? ''),
        }
      : null,
  };
}

/** No enrolment is a state too: not started. */
export const stateOf = (stored: string | null) => enrolmentStates.find((state) => state === stored) ?? 'not_started';
