/** Builders of partners and sendings, by the same use-cases that members and staff call; for tests and the demo. */
import type { PartnerForm } from '@vitrine/contract/transfer';
import { noPromotion } from '@vitrine/domain/ledger';
import { partnerRoles } from '@vitrine/domain/transfer';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { credit } from '../ledger/index.ts';
import { hashOf, readDocument } from './documents-at-partner.ts';
import { getTransfer } from './get-transfer.ts';
import { getPartner, savePartner } from './partner/save-partner.ts';
import { sendPoints } from './send-points.ts';
import { settleBy } from './tell-partner.ts';

export { checkRegistration } from './check-registration.ts';
export { askRelease, confirmRelease } from './documents.ts';
export { getTransfer, sendPoints, settleBy };
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

type SendingWish = {
  document: string;
  /** What the partner says of it, at once; null: nothing yet. */
  said: Parameters<typeof settleBy>[1]['said'] | null;
};

/** Everything that a member has, sent to a partner that is asked nothing: what it says is told here. Answers nothing for whoever has no points. */
export async function aSending(platform: Platform, actor: Actor, { document, said }: SendingWish): Promise<void> {
  const { tenantId, memberId } = actor;
  const { available } = await getTransfer(platform, actor);
  if (available === 0) return;
  const now = platform.clock.now();
  const hash = hashOf(platform, { tenantId, document: readDocument(actor, document) });
  const looked = { document_hash: hash, state: 'active', role: 'salesperson', looked_at: now, hour_began_at: now, in_hour: 1 };
  await platform.db
    .write()
    .insertInto('transfer.look_up')
    .values({ tenant_id: tenantId, member_id: memberId, ...looked })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id']).doUpdateSet(looked))
    .execute();
  const { id } = await sendPoints(platform, actor, { document, points: available });
  if (said === null) return;
  const row = await platform.db
    .write()
    .selectFrom('transfer.sending')
    .select(['document_id', 'hold_id'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await settleBy(platform, { held: { tenantId, id, memberId, documentId: row.document_id, holdId: row.hold_id, asked: 0 }, said });
}
