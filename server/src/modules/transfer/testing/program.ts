/** A client that sends points to a partner, and what its people ask; for tests. */
import { getPoints } from '@vitrine/contract/ledger';
import * as wire from '@vitrine/contract/transfer';
import type { House } from '../../../testing.ts';
import { aPerson, type BuiltPerson } from '../../identity/testing.ts';
import { ledgerInvariants } from '../../ledger/index.ts';
import { aPartner, documents, trainingPoints, transferInvariants, type partnerForm } from '../testing.ts';

type Wish = Partial<ReturnType<typeof partnerForm>>;

/** A client with a partner, an administrator, and somebody with 40 training points. */
export async function aProgram(house: House, wish: Wish) {
  const keeper = await aPerson(house.platform, { roles: ['client_administrator'] });
  await aPartner(house.platform, keeper.actor, wish);
  const seller = await aSeller(house, keeper);
  return { keeper, seller };
}

export async function aSeller(house: House, { tenantId }: Pick<BuiltPerson, 'tenantId'>, points = 40): Promise<BuiltPerson> {
  const seller = await aPerson(house.platform, { tenantId });
  if (points > 0) await trainingPoints(house.platform, seller.actor, points);
  return seller;
}

export const look = (house: House, by: BuiltPerson, document: string = documents.salesperson) =>
  house.call(by, wire.checkRegistration, { body: { document } });
export const send = (house: House, by: BuiltPerson, document: string = documents.salesperson, points = 40, headers = {}) =>
  house.call(by, wire.sendPoints, { body: { document, points } }, headers);
export const shown = async (house: House, by: BuiltPerson) => (await house.call(by, wire.getTransfer, {})).body;
export const holding = async (house: House, by: BuiltPerson) => {
  const { training } = (await house.call(by, getPoints, { query: {} })).body;
  return { available: training.available, held: training.held };
};
export const violations = async ({ db }: House) =>
  (await Promise.all([...ledgerInvariants, ...transferInvariants].map(({ find }) => find(db.write())))).flat();
/** Later, when the partner is asked again. */
export async function askAgain(house: House): Promise<void> {
  house.clock.shift(3 * 60_000);
  await house.jobs.runNow('transfer.ask-after-held');
  await house.drain();
}
