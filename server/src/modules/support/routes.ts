import * as wire from '@vitrine/contract/support';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { answerTicket, assignTicket, claimTicket, closeTicket, listTicketStaff, noteOnTicket } from './answer-ticket.ts';
import { createCannedReply, listCannedReplies, removeCannedReply, saveCannedReply } from './canned-replies.ts';
import { openContact, replyToContact, sendContact } from './contact.ts';
import { exportFaqCategories, exportFaqEntries, exportTickets } from './export-support.ts';
import { createFaqCategory, getFaqCategory, listFaqCategories, removeFaqCategory, saveFaqCategory } from './faq-categories.ts';
import { listFaq, listPublicFaq, rateFaq } from './faq.ts';
import { getTicketToAnswer, listTickets } from './inbox.ts';
import { createFaqEntry, getFaqEntry, listFaqEntries, publishFaqEntry, retireFaqEntry, saveFaqEntry } from './keep-faq.ts';
import { mergeTicket } from './merge-tickets.ts';
import { addRestDay, listRestDays, removeRestDay } from './rest-days.ts';
import { getMyTicket, listMyTickets, rateTicket, replyToTicket, sendTicket } from './my-tickets.ts';

/** Questions, tickets of members and visitors, the inbox of staff. */
export const supportRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.listFaq, ({ actor }) => listFaq(platform, actor));
    answer(app, wire.listPublicFaq, ({ host, query }) => listPublicFaq(platform, { host, ...query }));
    answer(app, wire.rateFaq, ({ actor, params, body }) => rateFaq(platform, actor, { ...params, ...body }));

    answer(app, wire.sendTicket, ({ actor, body, host }) => sendTicket(platform, actor, { ...body, host }));
    answer(app, wire.listMyTickets, ({ actor, host }) => listMyTickets(platform, actor, { host }));
    answer(app, wire.getMyTicket, ({ actor, params }) => getMyTicket(platform, actor, params));
    answer(app, wire.replyToTicket, ({ actor, params, body }) => replyToTicket(platform, actor, { ...params, ...body }));
    answer(app, wire.rateTicket, ({ actor, params, body }) => rateTicket(platform, actor, { ...params, ...body }));

    answer(app, wire.sendContact, ({ body, host, request }) => sendContact(platform, { ...body, host, address: request.ip }));
    answer(app, wire.openContact, ({ params, host }) => openContact(platform, { ...params, host }));
    answer(app, wire.replyToContact, ({ params, body, host }) => replyToContact(platform, { ...params, ...body, host }));

    answer(app, wire.listTickets, ({ actor, query }) => listTickets(platform, actor, query));
    answer(app, wire.exportTickets, ({ actor, query, reply }) => exportTickets(platform, actor, { query, reply }));
    answer(app, wire.getTicketToAnswer, ({ actor, params }) => getTicketToAnswer(platform, actor, params));
    answer(app, wire.claimTicket, ({ actor, params }) => claimTicket(platform, actor, params));
    answer(app, wire.assignTicket, ({ actor, params, body }) => assignTicket(platform, actor, { ...params, ...body }));
    answer(app, wire.answerTicket, ({ actor, params, body }) => answerTicket(platform, actor, { ...params, ...body }));
    answer(app, wire.noteOnTicket, ({ actor, params, body }) => noteOnTicket(platform, actor, { ...params, ...body }));
    answer(app, wire.closeTicket, ({ actor, params, body }) => closeTicket(platform, actor, { ...params, ...body }));
    answer(app, wire.mergeTicket, ({ actor, params, body }) => mergeTicket(platform, actor, { ...params, ...body }));
    answer(app, wire.listTicketStaff, ({ actor }) => listTicketStaff(platform.db.read(), actor));

    answer(app, wire.listRestDays, ({ actor }) => listRestDays(platform, actor));
    answer(app, wire.addRestDay, ({ actor, body }) => addRestDay(platform, actor, body));
    answer(app, wire.removeRestDay, ({ actor, params }) => removeRestDay(platform, actor, params));

    answer(app, wire.listCannedReplies, ({ actor }) => listCannedReplies(platform, actor));
    answer(app, wire.createCannedReply, ({ actor, body }) => createCannedReply(platform, actor, body));
    answer(app, wire.saveCannedReply, ({ actor, params, body }) => saveCannedReply(platform, actor, { ...params, ...body }));
    answer(app, wire.removeCannedReply, ({ actor, params }) => removeCannedReply(platform, actor, params));

    answer(app, wire.listFaqEntries, ({ actor, query }) => listFaqEntries(platform, actor, query));
    answer(app, wire.exportFaqEntries, ({ actor, query, reply }) => exportFaqEntries(platform, actor, { query, reply }));
    answer(app, wire.createFaqEntry, ({ actor, body }) => createFaqEntry(platform, actor, body));
    answer(app, wire.getFaqEntry, ({ actor, params }) => getFaqEntry(platform.db.write(), actor, params));
    answer(app, wire.saveFaqEntry, ({ actor, params, body }) => saveFaqEntry(platform, actor, { ...params, ...body }));
    answer(app, wire.publishFaqEntry, ({ actor, params, body }) => publishFaqEntry(platform, actor, { ...params, ...body }));
    answer(app, wire.retireFaqEntry, ({ actor, params, body }) => retireFaqEntry(platform, actor, { ...params, ...body }));

    answer(app, wire.listFaqCategories, ({ actor, query }) => listFaqCategories(platform, actor, query));
    answer(app, wire.exportFaqCategories, ({ actor, query, reply }) => exportFaqCategories(platform, actor, { query, reply }));
    answer(app, wire.createFaqCategory, ({ actor, body }) => createFaqCategory(platform, actor, body));
    answer(app, wire.getFaqCategory, ({ actor, params }) => getFaqCategory(platform.db.write(), actor, params));
    answer(app, wire.saveFaqCategory, ({ actor, params, body }) => saveFaqCategory(platform, actor, { ...params, ...body }));
    answer(app, wire.removeFaqCategory, ({ actor, params }) => removeFaqCategory(platform, actor, params));
  };
