/** The people of a client in the console: one person, what an administrator may change (ADM-02). */
import {
  documentKinds,
  foldedName,
  genders,
  identityRefusals,
  isEmail,
  isReadableName,
  isUserName,
  personStatuses,
  programRoles,
  roles,
} from '@vitrine/domain/identity';
import { z } from 'zod';
import { changed, Day, endpoint, Id, Instant, Nothing, Was } from '../kernel/index.ts';

/** What an administrator writes about a person; the form, the import and the API share it. */
export const PersonForm = z.object({
  fullName: z.string().trim().min(1, 'required').max(120, 'text_too_long').refine(isReadableName, 'invalid'),
  userName: z.string().overwrite(foldedName).min(3, 'too_short').max(60, 'text_too_long').refine(isUserName, 'invalid'),
  /** Empty for somebody who has none: they are told by document and birthday then. */
  email: z
    .string()
    .trim()
    .refine((email) => email === '' || isEmail(email), 'invalid_email'),
  documentKind: z.enum(documentKinds),
  document: z.string().trim().max(40, 'text_too_long'),
  phone: z
    .string()
    .trim()
    .regex(/^(\+\d{8,15})?$/, 'invalid'),
  birthday: Day.nullable(),
  gender: z.enum(genders),
  country: z.string().length(2, 'invalid_choice'),
  city: z.string().trim().max(80, 'text_too_long'),
  languageId: z.int().min(1, 'invalid_choice').max(4, 'invalid_choice'),
  roles: z.array(z.enum(roles)).min(1, 'too_few'),
  programRole: z.enum(programRoles).nullable(),
  groupIds: z.array(Id).max(100),
});
export type PersonForm = z.infer<typeof PersonForm>;

export const PersonDetail = z.object({
  id: Id,
  version: z.int(),
  status: z.enum(personStatuses),
  /** In this client's sales program: blocked ones learn on, and report and redeem nothing (D69). */
  programStatus: z.enum(personStatuses),
  /** They asked to leave the portal: when, and when everything personal is erased; with `erasedAt` it is (PRO-03). */
  leaving: z.object({ askedAt: Instant, dueAt: Instant, erasedAt: Instant.nullable() }).nullable(),
  /** The code for the first access that was handed out last, while it opens something. */
  accessCode: z.object({ madeAt: Instant, expiresAt: Instant, triesLeft: z.int().nonnegative() }).nullable(),
  person: PersonForm,
  /** `savePerson`: names, document and the like too, which belong to the person and not to the client. */
  can: z.object({
    save: z.boolean(),
    savePerson: z.boolean(),
    block: z.boolean(),
    approve: z.boolean(),
    setProgramStatus: z.boolean(),
    setPassword: z.boolean(),
    sendLink: z.boolean(),
    resetSecondStep: z.boolean(),
    /** Hand out a code for the first access. */
    makeAccessCode: z.boolean(),
    /** See the portal as they do. */
    visit: z.boolean(),
  }),
});
export type PersonDetail = z.infer<typeof PersonDetail>;

const onePerson = z.object({ memberId: Id });

export const getPerson = endpoint({
  method: 'GET',
  path: '/people/:memberId',
  needs: 'people.read',
  params: onePerson,
  answer: PersonDetail,
  summary: 'A person of the client',
});

export const createPerson = endpoint({
  method: 'POST',
  path: '/people',
  needs: 'people.write',
  /** Without a password the person is entered beforehand, and comes in by their first access (LOG-09). */
  body: PersonForm.extend({ password: z.string().max(256) }),
  answer: z.object({ id: Id }),
  refusals: identityRefusals,
  summary: 'Adds a person to the client; approved at once',
});

export const savePerson = endpoint({
  method: 'PUT',
  path: '/people/:memberId',
  needs: 'people.write',
  params: onePerson,
  body: z.object({ version: z.int(), person: changed(PersonForm), was: Was }),
  answer: PersonDetail,
  refusals: [...identityRefusals, 'changed_meanwhile'],
  summary: 'Saves a person',
});

export const setPersonStatus = endpoint({
  method: 'PUT',
  path: '/people/:memberId/status',
  needs: 'people.write',
  params: onePerson,
  body: z.object({ status: z.enum(personStatuses) }),
  answer: PersonDetail,
  refusals: ['not_yourself', 'role_above_yours', 'belongs_to_other_client', 'last_administrator'],
  summary: 'Approves or blocks a person; blocked ones lose their sessions',
});

export const setProgramStatus = endpoint({
  method: 'PUT',
  path: '/people/:memberId/program-status',
  needs: 'people.write',
  params: onePerson,
  body: z.object({ status: z.enum(personStatuses) }),
  answer: PersonDetail,
  refusals: ['not_yourself', 'role_above_yours'],
  summary: 'Blocks a member in the sales program, or lets them in again; learning goes on',
});

export const setPersonPassword = endpoint({
  method: 'PUT',
  path: '/people/:memberId/password',
  needs: 'people.write',
  params: onePerson,
  body: z.object({ password: z.string().min(1, 'required').max(256) }),
  answer: Nothing,
  keyed: false,
  refusals: ['password_too_weak', 'password_too_common', 'role_above_yours', 'belongs_to_other_client'],
  summary: 'Gives a person a new password and ends their sessions',
});
