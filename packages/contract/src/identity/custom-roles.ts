/** Roles that a client makes itself: a name, and permissions out of those that its administrators have (CLI-06). */
import { customRoleRefusals, permissions } from '@vitrine/domain/identity';
import { z } from 'zod';
import { changed, endpoint, exportOf, Flag, Id, Nothing, pageOf, Was } from '../kernel/index.ts';
import { BelongingRow } from './console-groups.ts';
import { found, Made, Name, read, saved } from './console-words.ts';

const write = { needs: 'people.write', refusals: [...customRoleRefusals, 'changed_meanwhile'] } as const;

export const CustomRoleForm = z.strictObject({ name: Name, permissions: z.array(z.enum(permissions)).min(1, 'too_few') });
export type CustomRoleForm = z.infer<typeof CustomRoleForm>;
export const CustomRoleRow = z.object({ id: Id, name: z.string(), permissions: z.array(z.string()), members: z.int() });
export type CustomRoleRow = z.infer<typeof CustomRoleRow>;
export const CustomRoleDetail = z.object({ id: Id, ...saved, role: CustomRoleForm });
export type CustomRoleDetail = z.infer<typeof CustomRoleDetail>;
const oneRole = z.object({ roleId: Id });

export const listCustomRoles = endpoint({
  ...read,
  method: 'GET',
  path: '/console/custom-roles',
  query: found,
  answer: pageOf(CustomRoleRow),
  summary: 'Roles that the client made itself, oldest first',
});
export const exportCustomRoles = exportOf(listCustomRoles);
export const getCustomRole = endpoint({
  ...read,
  method: 'GET',
  path: '/console/custom-roles/:roleId',
  params: oneRole,
  answer: CustomRoleDetail,
  summary: 'A role as it is edited',
});
export const createCustomRole = endpoint({
  ...write,
  method: 'POST',
  path: '/console/custom-roles',
  body: CustomRoleForm,
  answer: Made,
  summary: 'Makes a role out of permissions that one has',
});
export const saveCustomRole = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/custom-roles/:roleId',
  params: oneRole,
  body: z.strictObject({ version: z.int(), role: changed(CustomRoleForm), was: Was }),
  answer: CustomRoleDetail,
  summary: 'Saves a role; whoever has it may do at once what it says now',
});
export const removeCustomRole = endpoint({
  ...write,
  method: 'DELETE',
  path: '/console/custom-roles/:roleId',
  params: oneRole,
  answer: Nothing,
  summary: 'Removes a role, also from whoever has it',
});
export const listCustomRoleMembers = endpoint({
  ...read,
  method: 'GET',
  path: '/console/custom-roles/:roleId/members',
  params: oneRole,
  query: found.extend({ isIn: Flag.optional() }),
  answer: pageOf(BelongingRow),
  summary: 'Members of the client and whether they have the role',
});
export const exportCustomRoleMembers = exportOf(listCustomRoleMembers);
export const setCustomRoleMembers = endpoint({
  method: 'PUT',
  path: '/console/custom-roles/:roleId/members',
  needs: 'people.write',
  params: oneRole,
  body: z.strictObject({
    add: z.array(Id).max(1_000, 'too_many').default([]),
    remove: z.array(Id).max(1_000, 'too_many').default([]),
  }),
  answer: z.object({ members: z.int() }),
  refusals: ['person_unknown', 'role_above_yours'],
  summary: 'Gives members a role or takes it from them, all or nothing',
});
