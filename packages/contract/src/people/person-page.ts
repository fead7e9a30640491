/** A person’s page in the console: what their form does not hold (ADM-02). */
import { z } from 'zod';
import { endpoint, Id, Instant } from '../kernel/index.ts';

const Named = z.object({ id: Id, name: z.string() });

export const PersonAbout = z.object({
  joinedAt: Instant,
  lastSeenAt: Instant.nullable(),
  /** As the person’s own registration tells it; empty where it was not asked for. */
  work: z.object({ company: z.string(), retailer: z.string(), branch: z.string(), store: z.string() }),
  /** By the country of the person. */
  areas: z.array(Named),
  tags: z.array(Named),
  groups: z.array(Named),
  /** Roles of the client’s own. */
  customRoles: z.array(Named),
});
export type PersonAbout = z.infer<typeof PersonAbout>;

export const getPersonAbout = endpoint({
  method: 'GET',
  path: '/console/people/:memberId/about',
  needs: 'people.read',
  params: z.object({ memberId: Id }),
  answer: PersonAbout,
  summary: 'What a person of the client belongs to, for their page',
});
