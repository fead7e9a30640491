import type { TrailCard } from '@vitrine/contract/learning';
import { courseScenes } from '@vitrine/domain/catalog';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { known } from '../../catalog/index.ts';
import { parseText } from '../../tenancy/index.ts';
import { trailStateOf } from './trail-enrolments.ts';

const newForDays = 14;

/** What the statements give of a trail. */
export type TrailCatalogRow = {
  id: string;
  published_at: string | null;
  title: unknown;
  summary: unknown;
  scene: string;
  image_file_id: string | null;
  category_id: string | null;
  category: unknown;
  state: string | null;
  progress: number | null;
  favourite: string | null;
  due_on: string | null;
  steps: number | null;
  done: number | null;
  minutes: number | null;
};

/** A trail as a card of the catalog shows it, in the member's language. */
export function trailCardOf({ storage, clock }: Pick<Platform, 'storage' | 'clock'>, actor: Actor, row: TrailCatalogRow): TrailCard {
  const locale = matchLocale(actor.locale, locales);
  const state = trailStateOf(row.state);
  return {
    id: row.id,
    title: textIn(parseText(row.title), locale),
    summary: textIn(parseText(row.summary), locale),
    scene: known(courseScenes, row.scene),
    image: row.image_file_id ? storage.link(actor, { id: row.image_file_id, name: 'capa.webp' }) : null,
    category: row.category_id === null ? null : { id: row.category_id, name: textIn(parseText(row.category), locale) },
    workloadMinutes: row.minutes ?? 0,
    steps: row.steps ?? 0,
    stepsDone: row.done ?? 0,
    state,
    progress: row.progress ?? 0,
    isFavourite: row.favourite !== null,
    isNew: row.state === null && row.published_at !== null && row.published_at > clock.in(-newForDays * 86_400_000),
    dueOn: state === 'finished' ? null : row.due_on,
  };
}
