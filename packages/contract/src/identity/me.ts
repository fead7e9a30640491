import { gates, permissions, programRoles, roles } from '@vitrine/domain/identity';
import { z } from 'zod';
import { endpoint, Id, Instant } from '../kernel/index.ts';
import { Client } from '../tenancy/index.ts';

/** A survey or a required training that has to be done first: where it is, and what it is called in the person's language (SES-19). */
export const Duty = z.object({ id: Id, title: z.string().min(1), address: z.string().regex(/^\/(?![/\\])/) });
export type Duty = z.infer<typeof Duty>;

export const Me = z.object({
  person: z.object({ id: Id, userName: z.string(), fullName: z.string(), email: z.string(), country: z.string(), languageId: z.int() }),
  memberId: Id,
  roles: z.array(z.enum(roles)),
  programRole: z.enum(programRoles).nullable(),
  client: Client,
  clients: z.array(z.object({ id: Id, name: z.string(), program: z.string(), logo: z.string().nullable() })),
  can: z.array(z.enum(permissions)),
  /** What stands before the portal, first one first (SES-17, SES-18, SES-19, LOG-17). */
  gates: z.array(z.enum(gates)),
  /** The first survey and the first required training that are due; null where the gate does not stand (SES-19). */
  mandatory: z.object({ survey: Duty.nullable(), training: Duty.nullable() }),
  /** Who looks at the portal as this member does; absent where it is the member. */
  visitor: z.object({ fullName: z.string() }).optional(),
  /** The banner of required trainings may be closed (SES-19). */
  has_close_banner_drills: z.boolean(),
  /** When everything personal is erased; null unless the person asked to leave (PRO-03). */
  leavingAt: Instant.nullable(),
});
export type Me = z.infer<typeof Me>;

export const getMe = endpoint({
  method: 'GET',
  path: '/me',
  beforeAll: true,
  answer: Me,
  summary: 'Who is logged in, in which client, and what they may do',
});

export const saveMe = endpoint({
  method: 'PATCH',
  path: '/me',
  body: z.object({ languageId: z.int().optional(), country: z.string().length(2).optional() }),
  answer: Me,
  refusals: ['language_unknown', 'country_unknown'],
  summary: 'Switches language or country (SES-16)',
});
