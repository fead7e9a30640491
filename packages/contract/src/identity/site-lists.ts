import { genders } from '@vitrine/domain/identity';
import { z } from 'zod';
import { endpoint, Id } from '../kernel/index.ts';

const Named = z.object({ id: Id, name: z.string() });

/** Lists that load once (LST-01). */
export const SiteLists = z.object({
  country_areas: z.array(Named.extend({ countries: z.array(z.string()) })),
  /** Categories of questions that have an answer for the member. */
  faq_categories: z.array(Named),
  /** Categories of files in the library, and their endings with the kind that each stands for. */
  library_file_categories: z.array(Named),
  library_file_extensions: z.array(z.object({ id: z.string(), kind: z.string() })),
  genders: z.array(z.object({ id: z.enum(genders), name: z.string() })),
  group_users_labels: z.array(Named),
  groups_user: z.array(Named.extend({ labelId: Id.nullable() })),
  marital_status: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Departments and categories that have something in the store, and the levels of the program from the lowest up, each by its rank. */
  reward_categories: z.array(Named.extend({ departmentId: Id })),
  reward_departments: z.array(Named),
  reward_levels: z.array(z.object({ id: z.int(), name: z.string() })),
  tags: z.array(Named),
  /** Categories of trails that are in the catalog, and whether some there have none (L3). */
  trail_complete_categories: z.array(Named),
  has_trailcomplete_null_category: z.boolean(),
  /** Pages at addresses of their own, with those that they had (NAV-11). */
  wildcard_pages: z.array(z.object({ id: Id, title: z.string(), slug: z.string(), old_slugs: z.array(z.string()) })),
  countries: z.array(z.object({ name: z.string(), label: z.string(), code: z.string() })),
});
export type SiteLists = z.infer<typeof SiteLists>;

export const getSiteLists = endpoint({ method: 'GET', path: '/site-lists', answer: SiteLists, summary: 'Lists that screens choose from' });
