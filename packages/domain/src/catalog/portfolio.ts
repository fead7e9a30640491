import { searchable } from '../kernel/index.ts';

const marker = '-id-';

/** The last part of a course's public address: its title for people and search engines, its id after the marker (NAV-02). */
export const courseSlug = ({ title, id }: { title: string; id: string }): string => {
  const words = searchable(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  return `${words}${marker}${id}`;
};

/** The id in a slug: what follows the last marker, so that a title may hold one too. Undefined without a marker or an id. */
export function courseIdIn(slug: string): string | undefined {
  const at = slug.lastIndexOf(marker);
  const id = at === -1 ? '' : slug.slice(at + marker.length);
  return id === '' ? undefined : id;
}
