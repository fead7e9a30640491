/** The people of a client as their list filters, sorts, counts and exports them (ADM-02). */
import { peopleSorts } from '@vitrine/domain/people';
import { personStatuses, programRoles, roles } from '@vitrine/domain/identity';
import { z } from 'zod';
import { Day, endpoint, exportOf, Flag, Id, Instant, pageOf, PageQuery, SearchTerm } from '../kernel/index.ts';

export const PersonRow = z.object({
  id: Id,
  fullName: z.string(),
  userName: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  programRole: z.enum(programRoles).nullable(),
  status: z.enum(personStatuses),
  /** In the sales program (decision D69). */
  programStatus: z.enum(personStatuses),
  country: z.string(),
  city: z.string(),
  groups: z.array(z.string()),
  joinedAt: Instant,
  lastSeenAt: Instant.nullable(),
});
export type PersonRow = z.infer<typeof PersonRow>;

/** All that is asked for has to be met. Days are of the client's zone, both included; who was never seen is outside of every span. */
export const PeopleFilter = z.object({
  search: SearchTerm.optional(),
  role: z.enum(roles).optional(),
  status: z.enum(personStatuses).optional(),
  programStatus: z.enum(personStatuses).optional(),
  group: Id.optional(),
  area: Id.optional(),
  tag: Id.optional(),
  country: z.string().length(2, 'invalid_choice').optional(),
  joinedFrom: Day.optional(),
  joinedTo: Day.optional(),
  seenFrom: Day.optional(),
  seenTo: Day.optional(),
});
export type PeopleFilter = z.infer<typeof PeopleFilter>;

/** Where the list begins; with a minus from its other end. */
export const PeopleSort = z.enum([...peopleSorts, ...peopleSorts.map((sort) => `-${sort}` as const)]);
export type PeopleSort = z.infer<typeof PeopleSort>;
const Sorted = PeopleFilter.extend({ sort: PeopleSort.default('name') });

export const listPeople = endpoint({
  method: 'GET',
  path: '/people',
  needs: 'people.read',
  query: PageQuery.extend(Sorted.shape),
  answer: pageOf(PersonRow),
  summary: 'People of the client',
});

export const countPeople = endpoint({
  method: 'GET',
  path: '/people/count',
  needs: 'people.read',
  query: PeopleFilter.extend({ isExact: Flag.optional() }),
  /** No further than a thousand, unless all are to be counted: `hasMore` says that there are more of them. */
  answer: z.object({ count: z.int(), hasMore: z.boolean() }),
  summary: 'How many people a filter finds',
});

export const exportPeople = exportOf(listPeople);
