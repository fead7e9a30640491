/** A person's own profile (PRO-01…PRO-04): what they told, how they are reached, where they live, what they want. */
import { ageBrackets, genders, maritalStatuses, type AddressPart } from '@vitrine/domain/identity';
import { isZone } from '@vitrine/domain/kernel';
import { z } from 'zod';
import { endpoint, Id, ParticipantText } from '../kernel/index.ts';

/** The domain judges what was typed, in code points and by country; here only a bound that nobody meets by hand. */
const typed = z.string().trim().max(1_000, 'text_too_long');

/** What somebody tells about themselves; a birthday is `1990-05-01` or empty. */
export const ProfileAbout = z.object({
  name: typed,
  lastName: typed,
  nickname: typed,
  document: typed,
  birthday: typed,
  gender: z.enum(genders, 'invalid_choice'),
  maritalStatus: z.enum(['', ...maritalStatuses], 'invalid_choice'),
  children: z.int('invalid').nullable(),
  profession: typed,
  hasSpecialNeeds: z.boolean(),
  specialNeeds: typed,
});
export type ProfileAbout = z.infer<typeof ProfileAbout>;

/** What somebody is in the program of this client. */
export const ProfileWork = z.object({
  company: ParticipantText,
  brand: ParticipantText,
  branch: ParticipantText,
  retailer: ParticipantText,
  storeNickname: ParticipantText,
  gminNumber: ParticipantText,
  cadvCode: ParticipantText,
});
export type ProfileWork = z.infer<typeof ProfileWork>;

/** Empty where there is none; codes go to the cell phone. */
export const ProfilePhones = z.object({ cell: typed, commercial: typed, residential: typed, whatsapp: typed, communication: typed });
export type ProfilePhones = z.infer<typeof ProfilePhones>;

export const ProfileAddress = z.object({
  /** Made by the device. */
  id: Id,
  isMain: z.boolean(),
  country: typed,
  zipCode: typed,
  street: typed,
  streetNumber: typed,
  complement: typed,
  neighborhood: typed,
  city: typed,
  state: typed,
} satisfies Record<AddressPart | 'id' | 'isMain' | 'country', z.ZodType>);
export type ProfileAddress = z.infer<typeof ProfileAddress>;

export const Profile = z.object({
  /** Of the person: what somebody else changed meanwhile is not written over. */
  version: z.int(),
  userName: z.string(),
  about: ProfileAbout,
  /** Null under 18, and without a birthday (CON-03). */
  ageBracket: z.enum(ageBrackets).nullable(),
  work: ProfileWork,
  /** A changed cell phone has to be verified again (PRO-04). */
  phones: ProfilePhones.extend({ isCellVerified: z.boolean() }),
  /** `pending`: an address that counts once its letter is answered. */
  email: z.object({ address: z.string(), isVerified: z.boolean(), pending: z.string().nullable() }),
  addresses: z.array(ProfileAddress),
  /** `timeZone` is null for that of the client, which is `clientTimeZone`. */
  preferences: z.object({ timeZone: z.string().nullable(), clientTimeZone: z.string(), mailConsent: z.boolean() }),
  /** Signed for this person, ten minutes; null without a picture. */
  avatarUrl: z.string().nullable(),
});
export type Profile = z.infer<typeof Profile>;

const profile = { module: 'profile' } as const;

export const getProfile = endpoint({
  ...profile,
  method: 'GET',
  path: '/profile',
  answer: Profile,
  summary: 'All that a person can see of themselves (PRO-02)',
});

const names = ['cpf_taken', 'document_taken', 'document_invalid', 'cpf_required', 'document_required'] as const;

export const saveProfileAbout = endpoint({
  ...profile,
  method: 'PUT',
  path: '/profile/about',
  body: z.object({ version: z.int(), about: ProfileAbout }),
  answer: Profile,
  keyed: false, // a try that is refused has to count; a repeated one finds another version
  refusals: ['changed_meanwhile', 'too_many_requests', ...names],
  summary: 'Saves what a person tells about themselves',
});

export const saveProfileWork = endpoint({
  ...profile,
  method: 'PUT',
  path: '/profile/work',
  body: z.object({ version: z.int(), work: ProfileWork }),
  answer: Profile,
  refusals: ['changed_meanwhile'],
  summary: 'Saves what a person is in the program of this client',
});

export const saveProfilePhones = endpoint({
  ...profile,
  method: 'PUT',
  path: '/profile/phones',
  /** The password is asked for where the cell phone changes: codes that open the account go there. */
  body: z.object({ version: z.int(), phones: ProfilePhones, password: z.string().max(256, 'text_too_long') }),
  answer: Profile,
  keyed: false, // it holds a password
  refusals: ['changed_meanwhile', 'current_password_wrong', 'phone_invalid', 'too_many_requests'],
  summary: 'Saves the phones of a person; a changed cell phone has to be verified again (PRO-04)',
});

export const saveProfileAddresses = endpoint({
  ...profile,
  method: 'PUT',
  path: '/profile/addresses',
  body: z.object({ version: z.int(), addresses: z.array(ProfileAddress).max(20, 'too_many') }),
  answer: Profile,
  refusals: ['changed_meanwhile', 'country_unknown', 'one_main_address', 'postal_code_invalid'],
  summary: 'Saves all addresses of a person, of which one is the main one',
});

export const changeProfileEmail = endpoint({
  ...profile,
  method: 'PUT',
  path: '/profile/email',
  body: z.object({ email: typed, emailConfirmation: typed, password: z.string().min(1, 'required').max(256, 'text_too_long') }),
  answer: Profile,
  keyed: false, // it holds a password
  refusals: ['email_taken', 'emails_differ', 'current_password_wrong', 'too_many_requests'],
  summary: 'Asks for another e-mail, which counts once its letter is answered',
});

export const saveProfilePreferences = endpoint({
  ...profile,
  method: 'PUT',
  path: '/profile/preferences',
  body: z.object({
    timeZone: z.string().max(64, 'zone_unknown').refine(isZone, 'zone_unknown').nullable(),
    mailConsent: z.boolean(),
  }),
  answer: Profile,
  refusals: ['zone_unknown'],
  summary: 'Saves the time zone and whether e-mails are wanted; counts at once',
});

export const saveProfileAvatar = endpoint({
  ...profile,
  method: 'PUT',
  path: '/profile/avatar',
  body: z.object({ fileId: Id.nullable() }),
  answer: Profile,
  refusals: ['file_missing', 'file_of_wrong_kind'],
  summary: 'Takes an uploaded picture as one’s own, or none',
});
