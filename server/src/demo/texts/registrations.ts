import { programRoles, registrationReasons, registrationStatuses } from '@vitrine/domain/identity';
import { registrationVariants, type AskedField, type RegistrationVariant } from '@vitrine/domain/tenancy';
import { z } from 'zod';
import { BrandKey } from './brands.ts';
import rows from './registrations.json' with { type: 'json' };

const Registration = z.strictObject({
  tenant: BrandKey,
  variant: z.enum(registrationVariants),
  status: z.enum(registrationStatuses),
  hoursAgo: z.int().positive(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.email(),
  cpf: z.string().length(11),
  /** E.164. */
  phone: z.string(),
  birthday: z.iso.date(),
  city: z.string(),
  programRole: z.enum(programRoles),
  reason: z.enum(registrationReasons).optional(),
  note: z.string().optional(),
});
type DemoRegistration = z.infer<typeof Registration>;

/** Invented people who registered themselves: most of them wait to be let in. */
export const demoRegistrations: DemoRegistration[] = z.array(Registration).parse(rows);

/** Somebody whom Nevada Pro entered beforehand, without a password: they come in by their first access (LOG-09). */
export const demoExpected = {
  tenant: 'nevada',
  userName: 'estela.lacerda',
  email: 'estela@exemplo.test',
  fullName: 'Estela Lacerda',
} as const;

const asked = (mandatory: AskedField['field'][], optional: AskedField['field'][] = []): AskedField[] => [
  ...mandatory.map((field) => ({ field, is_mandatory: true })),
  ...optional.map((field) => ({ field, is_mandatory: false })),
];

type Doors = {
  user_register: boolean;
  user_pre_register: boolean;
  use_complete_register: boolean;
  registration_fields: Record<RegistrationVariant, AskedField[]>;
};

/** How people come in on each site: openly and by the doors of two trades on the first, entered beforehand or approved on the second. */
export const demoRegistrationForms: Record<1 | 2, Doors> = {
  1: {
    user_register: true,
    user_pre_register: true,
    use_complete_register: false,
    registration_fields: {
      register: asked(['fullName', 'document', 'phone', 'programRole', 'email'], ['nickname']),
      seven_trade: asked(['fullName', 'country', 'document', 'birthday', 'email'], ['maritalStatus', 'profession']),
      pop_trade: asked(['fullName', 'userName', 'email', 'phone', 'address'], ['gender']),
    },
  },
  2: {
    user_register: true,
    user_pre_register: true,
    use_complete_register: true,
    registration_fields: {
      register: asked(['fullName', 'email', 'document', 'phone', 'birthday', 'city']),
      seven_trade: [],
      pop_trade: [],
    },
  },
};
