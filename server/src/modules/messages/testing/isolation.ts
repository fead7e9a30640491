/** How another tenant’s rows of this room are asked for. */
import type { RoomUnderAttack } from '../../../isolation/entry.ts';
import { aMessage, aMessageForm, tellMembers } from '../testing.ts';

type Own = { messageDraftId: string; messageSentId: string };
const each = (b: Own) => [b.messageDraftId, b.messageSentId].map((messageId) => ({ messageId }));

export const messages: RoomUnderAttack<Own> = {
  rows: async ({ platform, db }, { author, mark }) => {
    const { tenantId } = author;
    const text = { 'pt-BR': mark };
    const group = await db
      .write()
      .selectFrom('identity.member_group')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .executeTakeFirstOrThrow();
    const draft = await aMessage(platform, author.actor, { title: text, body: text, groupIds: [group.id] });
    const sent = await aMessage(platform, author.actor, { title: text, body: text, sends: 'now' });
    await tellMembers(platform, { tenantId, messageId: sent.messageId, run: 1 });
    return { messageDraftId: draft.messageId, messageSentId: sent.messageId };
  },
  entries: {
    getMessage: { asks: (b) => [{ params: { messageId: b.messageSentId } }] },
    readMessage: { asks: (b) => [{ params: { messageId: b.messageSentId } }] },
    listMessages: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }, { query: { state: 'sent' } }] },
    exportMessages: { asks: () => [{ query: {} }, { query: { state: 'sent' } }] },
    createMessage: { asks: () => [{ body: { title: { 'pt-BR': 'Invasora' } } }] },
    getMessageDraft: { asks: (b) => each(b).map((params) => ({ params })) },
    saveMessage: {
      asks: (b) => [{ params: { messageId: b.messageDraftId }, body: { version: 2, message: aMessageForm({ groupIds: [b.groupId] }) } }],
    },
    removeMessage: { asks: (b) => each(b).map((params) => ({ params })) },
    sendMessage: { asks: (b) => [{ params: { messageId: b.messageDraftId }, body: { version: 2, at: null } }] },
    unscheduleMessage: { asks: (b) => each(b).map((params) => ({ params, body: { version: 3 } })) },
    takeBackMessage: { asks: (b) => each(b).map((params) => ({ params, body: { version: 3 } })) },
    listMessageRecipients: { asks: (b) => [{ params: { messageId: b.messageSentId }, query: {} }] },
    exportMessageRecipients: { asks: (b) => [{ params: { messageId: b.messageSentId }, query: {} }] },
  },
};
