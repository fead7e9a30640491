import { grants } from '../grants.gen.ts';
import { permissions, roles, type Permission, type Role } from './words.ts';

/** Of each room's permissions, the roles that have them (`grants.ts` in the room). A superuser has them all. */
const held: Readonly<Record<string, readonly Role[]>> = Object.assign({}, ...Object.values(grants));
const has = (role: Role, permission: Permission): boolean => role === 'superuser' || (held[permission]?.includes(role) ?? false);

/** Rooms that have permissions, and the words of them. */
export const roomsWithPermissions = Object.keys(grants);

/** What these roles may do together (CLI-06). */
export function permissionsOf(roles: readonly Role[]): Permission[] {
  return permissions.filter((permission) => roles.some((role) => has(role, permission)));
}

/** True when these roles manage a client: it is never without somebody who has one of them (ADM-02). */
export const isAdministrator = (held: readonly Role[]): boolean => held.includes('client_administrator') || held.includes('superuser');

/** True when a person with these roles may give, or change somebody who has, the other ones: nobody reaches above themselves. */
export function mayGrant(held: readonly Role[], wanted: readonly Role[]): boolean {
  return rank(held) >= rank(wanted);
}

const rank = (held: readonly Role[]) => Math.max(-1, ...held.map((role) => roles.indexOf(role)));
