import { aRegistration } from '../modules/identity/registration/testing.ts';
import { aPerson, type BuiltPerson } from '../modules/identity/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';
import { demoExpected, demoPeople, demoRegistrations } from './texts/index.ts';

type Ask = { brand: string; tenantId: string; passwordHash: string; people: readonly BuiltPerson[] };

const statusOf = { waiting: 'awaiting_approval', approved: 'approved', refused: 'blocked' } as const;

/** Who registered with a brand and waits, or was decided about, and whom it entered beforehand (LOG-09, LOG-10, LOG-13). */
export async function fillRegistrations(platform: Platform, { brand, tenantId, passwordHash, people }: Ask): Promise<void> {
  const staff = demoPeople.find(({ tenant, role }) => tenant === brand && role === 'client_administrator');
  const decidedBy = people.find(({ userName }) => userName === staff?.userName)?.memberId;
  for (const { hoursAgo, firstName, lastName, cpf, ...told } of demoRegistrations.filter(({ tenant }) => tenant === brand)) {
    const then = at(platform, hoursAgo);
    const person = await aPerson(then, {
      tenantId,
      passwordHash,
      userName: told.email.split('@')[0] ?? '',
      email: told.email,
      fullName: `${firstName} ${lastName}`,
      documentKind: 'cpf',
      document: cpf,
      phone: told.phone,
      birthday: told.birthday,
      city: told.city,
      programRole: told.programRole,
      status: statusOf[told.status],
      hasPassedGates: false,
    });
    await aRegistration(then, { ...person, ...told, street: '', decidedBy: told.status === 'waiting' ? undefined : decidedBy });
  }
  const waiting = demoPeople.filter(({ tenant, status }) => tenant === brand && status === 'awaiting_approval');
  for (const { userName } of waiting) {
    const person = people.find((one) => one.userName === userName);
    if (person) await aRegistration(at(platform, 50), { ...person, street: '' });
  }
  if (brand === demoExpected.tenant) await aPerson(platform, { tenantId, ...demoExpected, passwordHash: '', hasPassedGates: false });
}
