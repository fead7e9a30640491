import { countPeople, listPeople, type PeopleFilter, type PeopleSort } from '@vitrine/contract/people';
import { peopleSorts } from '@vitrine/domain/people';
import { logIn, send, type Session } from '../crash/calls.ts';
import { demoPassword } from '../crash/server-process.ts';
import type { Figure } from './figures.ts';
import { type Crowd, fillCrowd } from './people-crowd.ts';

const sorts: PeopleSort[] = peopleSorts.flatMap((sort): PeopleSort[] => [sort, `-${sort}`]);
const rounds = 3;

/** The list of a million people over HTTP: every filter, alone and together, in every order, its first page and the one behind it (ADM-02). Nineteen of twenty answers have to come within 100 ms. */
export async function peopleListFigures(url: string, { ownerUrl }: { ownerUrl: string }, members: number): Promise<Figure[]> {
  return listFigures(url, { crowd: await fillCrowd(ownerUrl, members), members });
}

async function listFigures(url: string, { crowd, members }: { crowd: Crowd; members: number }): Promise<Figure[]> {
  const session = await logIn(url, { userName: 'admin', password: demoPassword });
  const asked = Object.entries(filters(crowd));
  const lists: Taken[] = [];
  const counts: Taken[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, filter] of asked) {
      counts.push(await taken(name, () => count(session, filter)));
      for (const sort of sorts) {
        let after: string | null = null;
        lists.push(await taken(`${name}, by ${sort}`, async () => (after = await page(session, filter, sort))));
        if (after !== null)
          lists.push(await taken(`${name}, by ${sort}, behind the first page`, () => page(session, filter, sort, after ?? undefined)));
      }
    }
  }
  for (const { name, ms } of lists.toSorted((one, other) => other.ms - one.ms).slice(0, 20)) console.log(`   ${ms.toFixed(0)} ms  ${name}`);
  const size = members.toLocaleString('en');
  return [
    {
      name: `list of ${size} people: ${asked.length} filters × ${sorts.length} orders × 2 pages, p95`,
      value: share(lists, 0.95),
      unit: 'ms',
      limit: { atMost: 100 },
    },
    { name: `the same, p50`, value: share(lists, 0.5), unit: 'ms', limit: { atMost: 100 } },
    { name: `count of ${size} people no further than a thousand, p95`, value: share(counts, 0.95), unit: 'ms', limit: { atMost: 100 } },
  ];
}

type Taken = { name: string; ms: number };

async function taken(name: string, work: () => Promise<unknown>): Promise<Taken> {
  const begin = performance.now();
  await work();
  return { name, ms: performance.now() - begin };
}

const share = (all: readonly Taken[], part: number): number =>
  all.map(({ ms }) => ms).toSorted((one, other) => one - other)[Math.ceil(all.length * part) - 1] ?? Infinity;

async function page(session: Session, filter: PeopleFilter, sort: PeopleSort, after?: string): Promise<string | null> {
  const { status, body } = await send(session, listPeople, { query: { ...filter, sort, ...(after === undefined ? {} : { after }) } });
  if (status !== 200) throw new Error(`the list answered ${status}: ${JSON.stringify(body)}`);
  return body.next;
}

async function count(session: Session, filter: PeopleFilter): Promise<void> {
  const { status } = await send(session, countPeople, { query: filter });
  if (status !== 200) throw new Error(`the count answered ${status}`);
}

/** From what all meet to what nobody does. */
function filters({ groups, tags, areas }: Crowd): Record<string, PeopleFilter> {
  const searches = [
    'a',
    'z',
    'ma',
    'zan',
    'maria',
    'zeneide',
    'maria silva',
    'zeneide zanetti',
    'an yo',
    'crowd4242',
    'crowd777777@exemplo.test',
    'x99',
    'nobody has it',
  ];
  const each = <T>(kind: string, all: readonly T[], filter: (one: T) => PeopleFilter) =>
    all.map((one, n): [string, PeopleFilter] => [`${kind} ${n}`, filter(one)]);
  return Object.fromEntries<PeopleFilter>([
    ['everybody', {}],
    ...each('search', searches, (search) => ({ search })),
    ...each('group', groups, (group) => ({ group })),
    ...each('tag', [tags[0], tags[5], tags[9]], (tag) => ({ tag })),
    ...each('area', areas, (area) => ({ area })),
    ...each('country', ['BR', 'MX', 'CA', 'PE'], (country) => ({ country })),
    ...each('status', ['approved', 'awaiting_approval', 'blocked'] as const, (status) => ({ status })),
    ...each('status in the program', ['approved', 'awaiting_approval', 'blocked'] as const, (programStatus) => ({ programStatus })),
    ...each('role', ['learner', 'instructor', 'client_administrator'] as const, (role) => ({ role })),
    ['joined in a week', { joinedFrom: day(400), joinedTo: day(393) }],
    ['joined long ago', { joinedTo: day(900) }],
    ['seen today', { seenFrom: day(0) }],
    ['seen in a month', { seenFrom: day(60), seenTo: day(30) }],
    ['rare group and search', { group: groups[7], search: 'silva' }],
    ['half of all and a rare tag', { group: groups[0], tag: tags[9], status: 'approved' }],
    ['a role in a country', { role: 'instructor', country: 'CA' }],
    ['three together', { group: groups[2], country: 'CO', seenFrom: day(30) }],
    ['none of them', { role: 'client_administrator', country: 'CA', tag: tags[9], status: 'blocked' }],
  ]);
}

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
