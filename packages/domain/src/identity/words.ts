import { permissions } from '../grants.gen.ts';

/** Roles in a client (spec 1, L6). */
export const roles = [
  'learner',
  'instructor',
  'moderator',
  'auditor',
  'program_administrator',
  'client_administrator',
  'superuser',
] as const;
export type Role = (typeof roles)[number];

/** Roles in the sales program (spec 1, L6). */
export const programRoles = [
  'sales_agent',
  'equipment_promoter',
  'painter',
  'counter_clerk',
  'salesperson',
  'store_owner',
  'cashier',
  'brand_promoter',
] as const;
export type ProgramRole = (typeof programRoles)[number];

/** Of a person: blocked ones cannot log in (decision D69). */
export const personStatuses = ['awaiting_approval', 'approved', 'blocked'] as const;
export type PersonStatus = (typeof personStatuses)[number];

/** Of a registration: it waits until somebody decides about it (LOG-13). */
export const registrationStatuses = ['waiting', 'approved', 'refused'] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];
export const registrationDecisions = ['approve', 'refuse'] as const;
export type RegistrationDecision = (typeof registrationDecisions)[number];

/** Why somebody refuses a registration, in the order of the number keys that choose them. */
export const registrationReasons = ['not_in_program', 'details_wrong', 'registered_twice', 'other'] as const;
export type RegistrationReason = (typeof registrationReasons)[number];

export const genders = ['female', 'male', 'other', 'not_told'] as const;
/** Whether somebody who registers wants e-mails. */
export const mailConsents = ['yes', 'no'] as const;
export const maritalStatuses = ['single', 'married', 'divorced', 'widowed'] as const;

/** Numbers that a person can be reached at (PRO-02); the cell phone is the one that codes go to. */
export const phoneKinds = ['cell', 'commercial', 'residential', 'whatsapp', 'communication'] as const;
export type PhoneKind = (typeof phoneKinds)[number];
export type ProfilePhones = Record<PhoneKind, string>;

export const documentKinds = ['cpf', 'rut', 'dni', 'curp', 'cedula', 'nit', 'ruc', 'sin', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export { permissions };
export type Permission = (typeof permissions)[number];

export const identityRefusals = [
  'wrong_credentials',
  'person_blocked',
  'awaiting_approval',
  'no_client',
  'under_maintenance',
  'user_name_taken',
  'email_taken',
  'email_or_document',
  'email_missing',
  'document_taken',
  'document_invalid',
  'password_too_weak',
  'password_too_common',
  'language_unknown',
  'country_unknown',
  'role_above_yours',
  'not_yourself',
  'last_administrator',
  'belongs_to_other_client',
  'link_used',
  'edition_changed',
  'no_profile',
  'webservice_token_over',
  'current_password_wrong',
  'password_unchanged',
  'password_change_needed',
  'cpf_required',
  'cpf_taken',
  'document_required',
  'emails_differ',
  'phone_invalid',
  'registration_closed',
  'already_decided',
  'postal_code_invalid',
  'one_main_address',
  'program_unknown',
] as const;
export type IdentityRefusal = (typeof identityRefusals)[number];

/** Of links, codes, verifications and the challenge (LOG-07, LOG-08, LOG-15, LOG-16, LOG-18). */
export const proofRefusals = [
  'challenge_required',
  'challenge_failed',
  'link_used',
  'link_too_old',
  'link_invalid',
  'code_wrong',
  'code_tries_used',
  'code_not_sent',
  'phone_missing',
  'phone_mismatch',
  'wait_before_resending',
  'already_verified',
] as const;
export type ProofRefusal = (typeof proofRefusals)[number];
