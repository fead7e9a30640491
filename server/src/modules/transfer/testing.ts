/** Builders of partners and sendings, by the same use-cases that members and staff call; for tests and the demo. */
import type { PartnerForm } from '@vitrine/contract/transfer';
import { noPromotion } from '@vitrine/domain/ledger';
import { partnerRoles } from '@vitrine/domain/transfer';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { credit } from '../ledger/index.ts';
import { getPartner, savePartner } from './partner/save-partner.ts';

export { checkRegistration } from './check-registration.ts';
export { askRelease, confirmRelease } from './documents.ts';
export { sendPoints } from './send-points.ts';
export { askAfterHeld, settleBy, tellPartner } from './tell-partner.ts';
export { transferInvariants } from './invariants.ts';

/** CPFs that can exist, by their last digit: what the peer of a partner says of each is told by it. */
export const documents = {
  salesperson: '52998224725',
  owner: '39120410247',
  inactive: '39120410328',
  cashier: '39120410409',
  unknown: '39120410590',
} as const;

export const partnerForm = (wish: Partial<PartnerForm> = {}): PartnerForm => ({
  name: 'Clube Mais',
  siteUrl: 'https://clube-mais.example',
  apiUrl: 'https://api.clube-mais.example',
  key: 'chave-do-parceiro',
  roles: [...partnerRoles],
  groupIds: [],
  isOpen: true,
  ...wish,
});

/** The client's partner, saved anew. */
export async function aPartner(platform: Platform, actor: Actor, wish: Partial<PartnerForm> = {}): Promise<void> {
  const { version } = await getPartner(platform, actor);
  await savePartner(platform, actor, { version, partner: partnerForm(wish) });
}

/** Training points, as a game gives them. */
export async function trainingPoints(platform: Platform, actor: Actor, amount: number): Promise<void> {
  const id = platform.newId();
  await platform.db.transaction((tx) =>
    credit(platform, tx, actor, {
      memberId: actor.memberId,
      campaignId: null,
      currency: 'training',
      amount,
      reason: { kind: 'game', id },
      ruleVersionId: id,
      explanation: {
        version: 1,
        base: amount,
        quantity: 1,
        multiplier: noPromotion,
        rounding: 'half_up',
        promotionIds: [],
        rule: { id, by: 'game', tableVersion: 1 },
        product: { sku: '', name: 'Qual é a peça?' },
      },
      effectiveOn: platform.clock.now().slice(0, 10),
      underAudit: false,
    }),
  );
}
