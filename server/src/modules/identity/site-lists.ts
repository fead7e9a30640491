import type { SiteLists } from '@vitrine/contract/identity';
import { genders, maritalStatuses } from '@vitrine/domain/identity';
import { matchLocale, locales, textIn } from '@vitrine/domain/kernel';
import { listCountries, parseText } from '../tenancy/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { choiceWords } from './choice-words.ts';

/** Port: categories of the trails in the catalog, and whether one has none; the room of trails answers it. */
export type TrailCategories = (actor: Actor) => Promise<{ categories: { id: string; name: string }[]; hasNone: boolean }>;

/** Port: what files of the library can be narrowed to; the room of the library answers it. */
export type LibraryLists = (
  actor: Actor,
) => Promise<{ categories: { id: string; name: string }[]; extensions: { id: string; kind: string }[] }>;

/** Port: pages at addresses of their own that are for the member; the room of pages answers it. */
export type WildcardPages = (actor: Actor) => Promise<{ id: string; title: string; slug: string; old_slugs: string[] }[]>;

/** Port: categories of questions that the member may read; the room of help answers it. */
export type FaqCategories = (actor: Actor) => Promise<{ id: string; name: string }[]>;

/** Port: what the store can be narrowed to, and the levels from the lowest up; the room of rewards answers it. */
export type RewardLists = (actor: Actor) => Promise<{
  categories: { id: string; name: string; departmentId: string }[];
  departments: { id: string; name: string }[];
  levels: { id: number; name: string }[];
}>;

/** What higher rooms say for the lists. */
export type SiteListPorts = {
  trailCategories: TrailCategories;
  libraryLists: LibraryLists;
  wildcardPages: WildcardPages;
  faqCategories: FaqCategories;
  rewardLists: RewardLists;
};

/** The lists that screens load once (LST-01), named in the person's language. */
export async function getSiteLists(parts: Pick<Platform, 'db'> & SiteListPorts, actor: Actor): Promise<SiteLists> {
  const db = parts.db.read();
  const locale = matchLocale(actor.locale, locales);
  const name = (text: unknown) => textIn(parseText(text), locale);
  const [areas, labels, groups, tags, countries, trails, library, pages, faq, rewards] = await Promise.all([
    db
      .selectFrom('identity.area')
      .select(['id', 'name', 'countries'])
      .where('tenant_id', '=', actor.tenantId)
      .orderBy('position')
      .execute(),
    db.selectFrom('identity.group_label').select(['id', 'name']).where('tenant_id', '=', actor.tenantId).orderBy('position').execute(),
    db
      .selectFrom('identity.member_group')
      .select(['id', 'name', 'label_id'])
      .where('tenant_id', '=', actor.tenantId)
      .orderBy('position')
      .execute(),
    db.selectFrom('identity.tag').select(['id', 'name']).where('tenant_id', '=', actor.tenantId).orderBy('position').execute(),
    listCountries(parts, locale),
    parts.trailCategories(actor),
    actor.modules.has('library') ? parts.libraryLists(actor) : { categories: [], extensions: [] },
    parts.wildcardPages(actor),
    parts.faqCategories(actor),
    actor.modules.has('reward_store') ? parts.rewardLists(actor) : { categories: [], departments: [], levels: [] },
  ]);
  return {
    country_areas: areas.map((area) => ({ id: area.id, name: name(area.name), countries: area.countries })),
    faq_categories: faq,
    library_file_categories: library.categories,
    library_file_extensions: library.extensions,
    genders: genders.map((id) => ({ id, name: choiceWords[locale].genders[id] })),
    group_users_labels: labels.map((label) => ({ id: label.id, name: name(label.name) })),
    groups_user: groups.map((group) => ({ id: group.id, name: name(group.name), labelId: group.label_id })),
    marital_status: maritalStatuses.map((id) => ({ id, name: choiceWords[locale].maritalStatuses[id] })),
    reward_categories: rewards.categories,
    reward_departments: rewards.departments,
    reward_levels: rewards.levels,
    tags: tags.map((tag) => ({ id: tag.id, name: name(tag.name) })),
    trail_complete_categories: trails.categories,
    has_trailcomplete_null_category: trails.hasNone,
    wildcard_pages: pages,
    countries,
  };
}
