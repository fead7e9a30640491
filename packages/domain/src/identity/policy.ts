import { permissions, roles, type Permission, type Role } from './words.ts';

const granted: Record<Role, readonly Permission[]> = {
  learner: [],
  instructor: ['content.read'],
  moderator: ['content.read'],
  auditor: ['people.read', 'audit.read', 'sales.audit', 'campaigns.read', 'rewards.read', 'orders.decide'],
  program_administrator: [
    'content.read',
    'content.write',
    'people.read',
    'audit.read',
    'sales.audit',
    'campaigns.read',
    'campaigns.write',
    'rewards.read',
    'rewards.write',
    'orders.decide',
  ],
  client_administrator: [
    'content.read',
    'content.write',
    'people.read',
    'people.write',
    'people.visit',
    'clients.read',
    'clients.write',
    'login_configuration.write',
    'audit.read',
    'sales.audit',
    'campaigns.read',
    'campaigns.write',
    'rewards.read',
    'rewards.write',
    'orders.decide',
  ],
  superuser: permissions,
};

/** What these roles may do together (CLI-06). */
export function permissionsOf(held: readonly Role[]): Permission[] {
  return permissions.filter((permission) => held.some((role) => granted[role].includes(permission)));
}

/** True when these roles manage a client: it is never without somebody who has one of them (ADM-02). */
export const isAdministrator = (held: readonly Role[]): boolean => held.includes('client_administrator') || held.includes('superuser');

/** True when a person with these roles may give, or change somebody who has, the other ones: nobody reaches above themselves. */
export function mayGrant(held: readonly Role[], wanted: readonly Role[]): boolean {
  return rank(held) >= rank(wanted);
}

const rank = (held: readonly Role[]) => Math.max(-1, ...held.map((role) => roles.indexOf(role)));
