import { z } from 'zod';
import { BrandKey } from './brands.ts';
import { GroupKey } from './labels.ts';
import rows from './people.json' with { type: 'json' };
import { demoLocales } from './text.ts';

const Person = z.strictObject({
  tenant: BrandKey,
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  gender: z.enum(['female', 'male']),
  email: z.email(),
  document: z.strictObject({ kind: z.enum(['cpf', 'rut', 'dni', 'curp', 'cedula', 'other']), number: z.string() }),
  /** E.164. */
  phone: z.string(),
  birthday: z.iso.date(),
  country: z.string().length(2),
  city: z.string(),
  locale: z.enum(demoLocales),
  /** Null for the brand's own team. */
  store: z.string().nullable(),
  programRole: z
    .enum(['sales_agent', 'equipment_promoter', 'painter', 'counter_clerk', 'salesperson', 'store_owner', 'cashier', 'brand_promoter'])
    .nullable(),
  role: z.enum(['learner', 'instructor', 'moderator', 'auditor', 'program_administrator', 'client_administrator', 'superuser']),
  status: z.enum(['active', 'blocked', 'awaiting_approval']),
  groups: z.array(GroupKey),
});
export type DemoPerson = z.infer<typeof Person>;

/** Invented people: forty of Aurora, of whom the first eight are the demo accounts, six of Terra, five of Nevada Pro. */
export const demoPeople: DemoPerson[] = z.array(Person).parse(rows);

/** User names of the accounts that the start screen names, one a role. */
export const demoAccounts = ['seller', 'owner', 'instructor', 'auditor', 'manager', 'moderator', 'admin', 'root'] as const;
