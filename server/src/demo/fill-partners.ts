import { createCustomRole, createIntegrator, setCustomRoleMembers, type BuiltPerson } from '../modules/identity/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';
import { demoPartners, demoRoles } from './texts/index.ts';

type Ask = { tenantId: string; people: readonly BuiltPerson[]; isFirst: boolean };

/** Roles that a brand made itself (CLI-06), and once a site the partners whose servers bring people in (LOG-05). Their secrets are told to nobody. */
export async function fillPartners(platform: Platform, { tenantId, people, isFirst }: Ask): Promise<void> {
  const here = people.filter(({ actor }) => actor.tenantId === tenantId);
  const keeper = here.find(({ actor }) => actor.permissions.has('people.write') && !actor.permissions.has('clients.create'));
  if (!keeper) throw new Error('demo: nobody makes roles');
  const learners = here.filter(({ actor }) => actor.permissions.size === 0);
  for (const { name, permissions, isGiven } of demoRoles) {
    const { id: roleId } = await createCustomRole(at(platform, 120), keeper.actor, { name, permissions });
    const somebody = isGiven ? learners.at(-1) : undefined;
    if (somebody) await setCustomRoleMembers(at(platform, 119), keeper.actor, { roleId, add: [somebody.memberId], remove: [] });
  }
  const root = isFirst ? here.find(({ actor }) => actor.permissions.has('clients.create')) : undefined;
  if (!root) return;
  for (const { name, isForOneProgram } of demoPartners)
    await createIntegrator(at(platform, 240), root.actor, { name, clientIds: isForOneProgram ? [tenantId] : null });
}
