import { registrationFields, registrationVariants } from '@vitrine/domain/tenancy';
import { foldedName, type AnswerName } from '@vitrine/domain/identity';
import { z } from 'zod';
import { endpoint, Id, Nothing } from '../kernel/index.ts';
import { Challenged, challengeRefusals } from './challenge.ts';

/** The domain judges what was typed, in code points and by country; here only a bound that nobody meets by hand. */
const words = z.string().trim().max(1_000, 'text_too_long');
const typed = words.default('');

/** What somebody answers when they register; everything is a text, and a field that is not asked for stays empty. */
export const RegistrationAnswers = z.object({
  fullName: typed,
  lastName: typed,
  nickname: typed,
  userName: words.overwrite(foldedName).default(''),
  email: typed,
  document: typed,
  phone: typed,
  birthday: typed,
  gender: typed,
  maritalStatus: typed,
  profession: typed,
  country: typed,
  zipCode: typed,
  street: typed,
  streetNumber: typed,
  complement: typed,
  neighborhood: typed,
  city: typed,
  state: typed,
  programRole: typed,
  children: typed,
  company: typed,
  brand: typed,
  branch: typed,
  retailer: typed,
  storeNickname: typed,
  gminNumber: typed,
  cadvCode: typed,
  specialNeeds: typed,
  mailConsent: typed,
} satisfies Record<AnswerName, z.ZodType>);

export const registerPerson = endpoint({
  method: 'POST',
  path: '/registrations',
  access: 'open',
  keyed: false,
  perMinute: 30,
  body: z.object({
    /** Made by the device: the same registration sent again is answered as it was the first time. */
    id: Id,
    variant: z.enum(registrationVariants),
    languageId: z.int().min(1).max(4),
    answers: RegistrationAnswers,
    emailConfirmation: z.string().trim().max(1_000, 'text_too_long'),
    password: z.string().max(256, 'text_too_long'),
    acceptsTerms: z.boolean(),
    ...Challenged,
  }),
  answer: z.object({ status: z.literal('awaiting_approval') }),
  refusals: [
    'registration_closed',
    'cpf_taken',
    'document_taken',
    'email_taken',
    'user_name_taken',
    'too_many_requests',
    ...challengeRefusals,
  ],
  summary: 'Registers a person, who waits for approval (LOG-10, LOG-13)',
});

export const askFirstAccess = endpoint({
  method: 'POST',
  path: '/first-access',
  access: 'open',
  keyed: false,
  perMinute: 30,
  body: z.object({ login: z.string().trim().min(1, 'required').max(254, 'text_too_long'), ...Challenged }),
  answer: Nothing,
  refusals: ['registration_closed', 'too_many_requests', ...challengeRefusals],
  summary: 'Sends somebody whom an administrator entered the link to their first password; the answer tells nobody who exists (LOG-09)',
});

const MyRegistration = z.object({
  /** What is still missing, in the order of the registration; empty when nothing is. */
  lacking: z.array(z.object({ field: z.enum(registrationFields), is_mandatory: z.boolean() })),
  answers: RegistrationAnswers,
});
export type MyRegistration = z.infer<typeof MyRegistration>;

export const getMyRegistration = endpoint({
  method: 'GET',
  path: '/me/registration',
  answer: MyRegistration,
  summary: 'What my registration lacks (LOG-11)',
});

export const completeMyRegistration = endpoint({
  method: 'PUT',
  path: '/me/registration',
  body: z.object({ answers: RegistrationAnswers }),
  answer: MyRegistration,
  refusals: ['cpf_taken', 'document_taken', 'email_taken', 'user_name_taken'],
  summary: 'Completes what my registration lacks; what is there already stays as it is',
});
