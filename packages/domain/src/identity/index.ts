/** Persons, members and what they may do: words, permissions, log-in, passwords, documents. */
export {
  documentKinds,
  genders,
  identityRefusals,
  maritalStatuses,
  permissions,
  personStatuses,
  programRoles,
  roles,
  type DocumentKind,
  type IdentityRefusal,
  type Permission,
  type PersonStatus,
  type ProgramRole,
  type Role,
} from './words.ts';
export { mayGrant, permissionsOf } from './policy.ts';
