import type { PeopleFilter } from '@vitrine/contract/people';
import { normaliseDocument } from '@vitrine/domain/identity';
import { type PeopleSorting } from '@vitrine/domain/people';
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { escapedWords } from '../../identity/index.ts';

/** What a filter asks of the directory’s row `d`, and where in the order of places and of log-ins those can stand whom it means. */
export type Meaning = { isMeant: RawBuilder<boolean>; isOnStretch: Record<PeopleSorting, RawBuilder<boolean>> };

/** Whether the filter means the member `d` of the directory; everybody, where nothing is asked for. Whom somebody saw last is in another table: `isSeenBetween`. */
export async function readFilter(db: Reader, actor: Actor, filter: PeopleFilter): Promise<Meaning> {
  const countries = filter.area === undefined ? undefined : await countriesOf(db, actor, filter.area);
  const isPlaced = isPlacedIn(filter.country === undefined ? countries : [filter.country]);
  const isJoined = within(sql.ref('d.joined_at'), actor, filter.joinedFrom, filter.joinedTo);
  const isInArea = countries ? [sql<boolean>`d.facets && ${countries.map((country) => `country:${country}`)}::text[]`] : [];
  return {
    isMeant: allOf([...hasFacets(filter), ...isFound(filter.search), ...isJoined, ...isInArea, ...isPlaced]),
    isOnStretch: {
      name: allOf([]),
      place: allOf(isPlaced),
      joined: allOf(isJoined),
      seen: asksWhenSeen(filter) ? isSeenBetween(actor, filter) : allOf([]),
    },
  };
}

/** Whether a filter asks for the last log-in. */
export const asksWhenSeen = ({ seenFrom, seenTo }: PeopleFilter): boolean => seenFrom !== undefined || seenTo !== undefined;

/** Whether the member `m` was last seen in these days. */
export const isSeenBetween = (actor: Actor, { seenFrom, seenTo }: PeopleFilter): RawBuilder<boolean> =>
  allOf([sql`m.last_seen_at is not null`, ...within(lastSeen, actor, seenFrom, seenTo)]);

/** As the index on members has it: who was never seen comes before everybody. */
export const lastSeen = sql<string>`coalesce(m.last_seen_at, '-infinity'::timestamptz)`;

const allOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join([...conditions], sql` and `)})`;

function hasFacets({ role, status, programStatus, group, tag, country }: PeopleFilter): RawBuilder<boolean>[] {
  const asked = Object.entries({ role, status, program: programStatus, group, tag, country });
  const facets = asked.flatMap(([kind, value]) => (value === undefined ? [] : [`${kind}:${value}`]));
  return facets.length === 0 ? [] : [sql`d.facets @> ${facets}::text[]`];
}

/** Every word is somewhere in name, user name, e-mail and document, one of less than three letters at the beginning of a word; or all of it is the document. */
function isFound(search = ''): RawBuilder<boolean>[] {
  const words = escapedWords(search);
  if (words.length === 0) return [];
  const isNamed = sql.join(
    words.map((word) => hasWord(word)),
    sql` and `,
  );
  const document = normaliseDocument(search).toLowerCase();
  return [document.length >= 3 ? sql`((${isNamed}) or d.search_text like ${`% ${document}`})` : sql`(${isNamed})`];
}

/** An e-mail is looked up by what stands before its @, which few share; the index would take long over a domain that everybody has. */
function hasWord(word: string): RawBuilder<boolean> {
  const own = word.slice(0, word.indexOf('@') + 1);
  const pattern = sql<boolean>`d.search_text like ${word.length < 3 ? `% ${word}%` : `%${own.length > 3 ? own : word}%`}`;
  return own.length > 3 && own !== word ? sql<boolean>`(${pattern} and (d.search_text || '') like ${`%${word}%`})` : pattern;
}

/** From the first of these countries to the last: the order of places begins with the country, and is walked there only. */
function isPlacedIn(countries: readonly string[] = []): RawBuilder<boolean>[] {
  const [first, last] = [countries.toSorted()[0], countries.toSorted().at(-1)];
  return first === undefined || last === undefined ? [] : [sql`d.place >= ${`${first} `} and d.place < ${`${last}!`}`];
}

/** Days of the client's zone, both included. */
function within(
  at: RawBuilder<unknown>,
  { clientTimeZone }: Actor,
  from: string | undefined,
  to: string | undefined,
): RawBuilder<boolean>[] {
  return [
    ...(from === undefined ? [] : [sql<boolean>`${at} >= ${from}::date::timestamp at time zone ${clientTimeZone}`]),
    ...(to === undefined ? [] : [sql<boolean>`${at} < (${to}::date + 1)::timestamp at time zone ${clientTimeZone}`]),
  ];
}

/** A member is in an area by the country of their person; an area that is not there has nobody. */
async function countriesOf(db: Reader, actor: Actor, areaId: string): Promise<string[]> {
  const area = await db
    .selectFrom('identity.area')
    .select('countries')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', areaId)
    .executeTakeFirst();
  return area?.countries ?? [];
}
