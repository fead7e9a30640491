import { grants } from '../grants.gen.ts';
import { permissions, roles, type Permission, type Role } from './words.ts';

/** Of each room's permissions, the roles that have them (`grants.ts` in the room). A superuser has them all. */
const held: Readonly<Record<string, readonly Role[]>> = Object.assign({}, ...Object.values(grants));
const has = (role: Role, permission: Permission): boolean => role === 'superuser' || (held[permission]?.includes(role) ?? false);

/** Rooms that have permissions, and the words of them. */
export const roomsWithPermissions = Object.keys(grants);

/** Whoever changes accounts, or looks through somebody else's eyes, reaches what those people may do: that comes with a role that has a rank, never with one that a client made. */
const reachesOthers: readonly Permission[] = ['people.write', 'people.visit'];

/** What a client's own roles may be made of: what its administrator has, without the reach into other people's accounts. */
export const givablePermissions: readonly Permission[] = permissions.filter(
  (permission) => has('client_administrator', permission) && !reachesOthers.includes(permission),
);

/** What these roles may do together, and what roles that the client made itself add to it (CLI-06). */
export function permissionsOf(roles: readonly Role[], granted: readonly string[] = []): Permission[] {
  return permissions.filter(
    (permission) =>
      roles.some((role) => has(role, permission)) || (granted.includes(permission) && givablePermissions.includes(permission)),
  );
}

export const customRoleRefusals = ['name_required', 'permission_not_yours'] as const;
export type CustomRoleRefusal = (typeof customRoleRefusals)[number];

/** Whether somebody who may do `held` may make a role of `asked`: nobody gives what they do not have. */
export const judgeCustomRole = ({ asked, held }: { asked: readonly string[]; held: ReadonlySet<string> }): CustomRoleRefusal | undefined =>
  asked.every((permission) => held.has(permission) && givablePermissions.some((one) => one === permission))
    ? undefined
    : 'permission_not_yours';

/** True when these roles manage a client: it is never without somebody who has one of them (ADM-02). */
export const isAdministrator = (held: readonly Role[]): boolean => held.includes('client_administrator') || held.includes('superuser');

/** True when a person with these roles may give, or change somebody who has, the other ones: nobody reaches above themselves. */
export function mayGrant(held: readonly Role[], wanted: readonly Role[]): boolean {
  return rank(held) >= rank(wanted);
}

const rank = (held: readonly Role[]) => Math.max(-1, ...held.map((role) => roles.indexOf(role)));
