import { call } from '@vitrine/client';
import { listCourseDrafts } from '@vitrine/contract/catalog';
import { listPeople } from '@vitrine/contract/people';
import { listItems } from '@vitrine/contract/library';
import { listNewsToKeep } from '@vitrine/contract/news';
import { listPodcastsToKeep } from '@vitrine/contract/podcasts';
import { listTrailDrafts } from '@vitrine/contract/trails';

export type ConsoleHit = { id: string; title: string; note: string; href: string };
export type ConsoleGroup = { kind: ConsoleKind; hits: ConsoleHit[]; allHref: string };
export type ConsoleKind = 'person' | 'course' | 'trail' | 'file' | 'news' | 'podcast';
type Finder = { kind: ConsoleKind; needs: string; all: string; find: (search: string) => Promise<ConsoleHit[]> };

/** As many of each kind are told at once; its own list has the rest. */
const few = 5;

const finders: readonly Finder[] = [
  {
    kind: 'person',
    needs: 'people.read',
    all: '/people',
    find: async (search) =>
      (await call(listPeople, { query: { search, limit: few } })).items.map(({ id, fullName, email }) => ({
        id,
        title: fullName,
        note: email ?? '',
        href: `/people?open=${id}`,
      })),
  },
  {
    kind: 'course',
    needs: 'content.read',
    all: '/courses',
    find: async (search) =>
      (await call(listCourseDrafts, { query: { search, limit: few } })).items.map(({ id, title }) => hit(id, title, `/courses/${id}`)),
  },
  {
    kind: 'trail',
    needs: 'content.read',
    all: '/trails',
    find: async (search) =>
      (await call(listTrailDrafts, { query: { search, limit: few } })).items.map(({ id, title }) => hit(id, title, `/trails/${id}`)),
  },
  {
    kind: 'file',
    needs: 'content.read',
    all: '/library',
    find: async (search) =>
      (await call(listItems, { query: { search, limit: few } })).items.map(({ id, title, fileName, folder }) => ({
        ...hit(id, title || fileName, `/library/${id}`),
        note: folder,
      })),
  },
  {
    kind: 'news',
    needs: 'content.read',
    all: '/news',
    find: async (search) =>
      (await call(listNewsToKeep, { query: { search, limit: few } })).items.map(({ id, title }) => hit(id, title, `/news/${id}`)),
  },
  {
    kind: 'podcast',
    needs: 'content.read',
    all: '/podcasts',
    find: async (search) =>
      (await call(listPodcastsToKeep, { query: { search, limit: few } })).items.map(({ id, title }) =>
        hit(id, title, `/podcasts?open=${id}`),
      ),
  },
];

const hit = (id: string, title: string, href: string): ConsoleHit => ({ id, title, note: '', href });

/** What the lists that this person may see find by these words: each judges itself what it tells. One that fails is left out; all of them fail as one. */
export async function findInConsole(search: string, can: readonly string[]): Promise<ConsoleGroup[]> {
  const asked = finders.filter(({ needs }) => can.includes(needs));
  const answers = await Promise.allSettled(asked.map(({ find }) => find(search)));
  const [fault] = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  if (fault !== undefined && answers.every(({ status }) => status === 'rejected')) throw fault;
  return asked.flatMap(({ kind, all }, place) => {
    const answer = answers[place];
    const hits = answer?.status === 'fulfilled' ? answer.value : [];
    return hits.length === 0 ? [] : [{ kind, hits, allHref: `${all}?search=${encodeURIComponent(search)}` }];
  });
}
