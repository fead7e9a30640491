import { gates, permissions, programRoles, roles } from '@vitrine/domain/identity';
import { z } from 'zod';
import { Id } from '../kernel/index.ts';
import { Client } from '../tenancy/index.ts';

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
  /** The banner of mandatory drills may be closed (SES-19). */
  has_close_banner_drills: z.boolean(),
});
export type Me = z.infer<typeof Me>;
