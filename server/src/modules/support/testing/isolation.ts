/** How the operations of help are called with another tenant's ids. */
import type { RoomUnderAttack } from '../../../isolation/entry.ts';
import { configureSite } from '../../tenancy/testing.ts';
import { contactToken } from '../contact-token.ts';
import { sendTicket } from '../my-tickets.ts';
import {
  addRestDay,
  aFaqCategory,
  aFaqEntry,
  aFaqForm,
  anAttachment,
  aTicketForm,
  aVisitorsTicket,
  createCannedReply,
  rateFaq,
} from '../testing.ts';

type Own = {
  faqCategoryId: string;
  faqEntryId: string;
  ticketId: string;
  otherTicketId: string;
  ticketFileId: string;
  replyId: string;
  contactToken: string;
  ticketBorn: string;
};
const name = { 'pt-BR': 'Invasora' };
const canned = { name: 'Invasora', text: { 'pt-BR': 'Invasora' } };
const versions = [1, 2];
const message = 'Invasor';

export const support: RoomUnderAttack<Own> = {
  rows: async ({ platform }, { author, learner, mark }) => {
    await configureSite(platform, { siteId: learner.siteId, support_use: true, show_public_faq: true });
    const faqCategoryId = await aFaqCategory(platform, author.actor, { name: { 'pt-BR': mark } });
    const faqEntryId = await aFaqEntry(platform, author.actor, { categoryId: faqCategoryId, question: { 'pt-BR': mark } });
    await rateFaq(platform, learner.actor, { entryId: faqEntryId, hasHelped: true });
    const ticketFileId = await anAttachment(platform, learner.actor, { name: `nota ${mark}.png` });
    const form = aTicketForm(platform, { subject: mark, message: mark, fileIds: [ticketFileId] });
    const { id: ticketId } = await sendTicket(platform, learner.actor, { ...form, host: learner.host });
    const { id: otherTicketId } = await sendTicket(platform, learner.actor, {
      ...aTicketForm(platform, { subject: mark, message: mark }),
      host: learner.host,
    });
    const visitors = await aVisitorsTicket(platform, author, { subject: mark, name: mark });
    await addRestDay(platform, author.actor, { day: '2030-03-07', name: mark });
    const { id: replyId } = await createCannedReply(platform, author.actor, { name: mark, text: { 'pt-BR': mark } });
    return {
      faqCategoryId,
      faqEntryId,
      ticketId,
      otherTicketId,
      ticketFileId,
      replyId,
      contactToken: contactToken(platform, { ticketId: visitors }),
      ticketBorn: form.bornKey,
    };
  },
  entries: {
    listFaq: { asks: () => [{}] },
    listPublicFaq: { asks: () => [{ query: {} }] },
    rateFaq: { asks: (b) => [{ params: { entryId: b.faqEntryId }, body: { hasHelped: false } }] },
    sendTicket: {
      asks: (b) => [
        { body: { bornKey: b.ticketBorn, room: 'support', subject: 'Invasor', message, fileIds: [] } },
        { body: { bornKey: b.newId(), room: 'support', subject: 'Invasor', message, fileIds: [b.ticketFileId] } },
      ],
    },
    listMyTickets: { asks: () => [{}] },
    getMyTicket: { asks: (b) => [{ params: { ticketId: b.ticketId } }] },
    replyToTicket: { asks: (b) => [{ params: { ticketId: b.ticketId }, body: { bornKey: b.newId(), message, fileIds: [] } }] },
    rateTicket: { asks: (b) => [{ params: { ticketId: b.ticketId }, body: { rating: 1 } }] },
    sendContact: {
      asks: (b) => [
        { body: { bornKey: b.newId(), name: 'Invasor', email: 'invasor@vitrine.test', subject: 'Oi', message, locale: 'pt-BR' } },
      ],
    },
    openContact: { asks: (b) => [{ params: { token: b.contactToken } }] },
    replyToContact: { asks: (b) => [{ params: { token: b.contactToken }, body: { bornKey: b.newId(), message } }] },
    listTickets: { asks: (b) => [{ query: { limit: 100, show: 'all' } }, { query: { search: b.mark } }, { query: { show: 'overdue' } }] },
    exportTickets: { asks: () => [{ query: { show: 'all' } }] },
    getTicketToAnswer: { asks: (b) => [{ params: { ticketId: b.ticketId } }] },
    claimTicket: { asks: (b) => [{ params: { ticketId: b.ticketId } }] },
    assignTicket: { asks: (b) => versions.map((version) => ({ params: { ticketId: b.ticketId }, body: { version, memberId: null } })) },
    answerTicket: {
      asks: (b) => versions.map((version) => ({ params: { ticketId: b.ticketId }, body: { version, message, ends: 'ask' } })),
    },
    noteOnTicket: { asks: (b) => [{ params: { ticketId: b.ticketId }, body: { message } }] },
    closeTicket: { asks: (b) => versions.map((version) => ({ params: { ticketId: b.ticketId }, body: { version } })) },
    mergeTicket: {
      asks: (b) => versions.map((version) => ({ params: { ticketId: b.otherTicketId }, body: { version, intoId: b.ticketId } })),
    },
    listTicketStaff: { asks: () => [{}] },
    listRestDays: { asks: () => [{}] },
    addRestDay: { asks: () => [{ body: { day: '2030-03-08', name: 'Invasora' } }] },
    removeRestDay: { asks: () => [{ params: { day: '2030-03-07' } }] },
    listCannedReplies: { asks: () => [{}] },
    createCannedReply: { asks: () => [{ body: canned }] },
    saveCannedReply: { asks: (b) => [{ params: { replyId: b.replyId }, body: { version: 1, reply: canned } }] },
    removeCannedReply: { asks: (b) => [{ params: { replyId: b.replyId } }] },
    listFaqEntries: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }, { query: { categoryId: b.faqCategoryId } }] },
    exportFaqEntries: { asks: (b) => [{ query: {} }, { query: { categoryId: b.faqCategoryId } }] },
    createFaqEntry: { asks: (b) => [{ body: aFaqForm({ categoryId: b.faqCategoryId }) }] },
    getFaqEntry: { asks: (b) => [{ params: { entryId: b.faqEntryId } }] },
    saveFaqEntry: {
      asks: (b) =>
        versions.map((version) => ({
          params: { entryId: b.faqEntryId },
          body: { version, entry: aFaqForm({ categoryId: b.faqCategoryId }) },
        })),
    },
    publishFaqEntry: { asks: (b) => versions.map((version) => ({ params: { entryId: b.faqEntryId }, body: { version } })) },
    retireFaqEntry: { asks: (b) => versions.map((version) => ({ params: { entryId: b.faqEntryId }, body: { version } })) },
    listFaqCategories: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }] },
    exportFaqCategories: { asks: () => [{ query: {} }] },
    getFaqCategory: { asks: (b) => [{ params: { categoryId: b.faqCategoryId } }] },
    createFaqCategory: { asks: () => [{ body: { name, position: 1 } }] },
    saveFaqCategory: {
      asks: (b) => [{ params: { categoryId: b.faqCategoryId }, body: { version: 1, category: { name, position: 1 } } }],
    },
    removeFaqCategory: { asks: (b) => [{ params: { categoryId: b.faqCategoryId } }] },
  },
  untold: { 'support.attachment': 'the files themselves are in the copy' },
};
