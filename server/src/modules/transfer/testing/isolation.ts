/** How the operations of the transfer to a partner are called with another tenant's ids. */
import type { RoomUnderAttack } from '../../../isolation/entry.ts';
import { hashOf, sealDocument } from '../documents-at-partner.ts';
import { aPartner, documents, partnerForm, trainingPoints } from '../testing.ts';
import { hold } from '../../ledger/index.ts';

type Own = { sendingId: string; documentId: string };

export const transfer: RoomUnderAttack<Own> = {
  rows: async ({ platform, db }, { author, learner, mark }) => {
    const { tenantId, memberId } = learner;
    const { id: groupId } = await db
      .write()
      .selectFrom('identity.member_in_group')
      .select('group_id as id')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    await aPartner(platform, author.actor, { name: mark, groupIds: [groupId] });
    await trainingPoints(platform, learner.actor, 40);
    const [sendingId, documentId, now] = [platform.newId(), platform.newId(), platform.clock.now()];
    const document = documents.salesperson;
    // Written as a sending writes it; the partner of the other tenant is nowhere, so nobody settles it.
    await db.transaction(async (tx) => {
      const hash = hashOf(platform, { tenantId, document });
      await tx
        .insertInto('transfer.document')
        .values({ tenant_id: tenantId, id: documentId, hash, member_id: memberId, ending: mark, used_at: now })
        .execute();
      const reason = { kind: 'transfer', id: sendingId } as const;
      const { holdId } = await hold(platform, tx, learner.actor, { memberId, campaignId: null, amount: 40, reason });
      await tx
        .insertInto('transfer.sending')
        .values({
          tenant_id: tenantId,
          id: sendingId,
          member_id: memberId,
          document_id: documentId,
          sealed_document: sealDocument(platform, { tenantId, sendingId, document }),
          country: 'BR',
          points: 40,
          state: 'held',
          hold_id: holdId,
          made_at: now,
          asked: 0,
          next_ask_at: null,
        })
        .execute();
      await tx
        .insertInto('transfer.look_up')
        .values({
          tenant_id: tenantId,
          member_id: memberId,
          document_hash: hash,
          state: 'active',
          role: 'salesperson',
          looked_at: now,
          hour_began_at: now,
          in_hour: 1,
        })
        .execute();
    });
    return { sendingId, documentId };
  },
  entries: {
    getTransfer: { asks: () => [{}] },
    checkRegistration: { asks: () => [{ body: { document: documents.salesperson } }] },
    sendPoints: { asks: () => [{ body: { document: documents.salesperson, points: 40 } }] },
    getPartner: { asks: () => [{}] },
    savePartner: {
      asks: (b) => [
        { body: { version: 1, partner: partnerForm() } },
        { body: { version: 0, partner: partnerForm({ groupIds: [b.groupId] }) } },
      ],
    },
    listSendings: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }, { query: { state: 'held' } }] },
    exportSendings: { asks: () => [{ query: {} }] },
    askPartner: { asks: (b) => [{ params: { sendingId: b.sendingId } }] },
    listDocuments: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }, { query: { state: 'used' } }] },
    askRelease: { asks: (b) => [{ params: { documentId: b.documentId }, body: { why: 'Invasor' } }] },
    confirmRelease: { asks: (b) => [{ params: { documentId: b.documentId } }] },
    withdrawRelease: { asks: (b) => [{ params: { documentId: b.documentId } }] },
  },
};
