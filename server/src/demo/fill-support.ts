import type { BuiltPerson } from '../modules/identity/testing.ts';
import {
  aFaqCategory,
  aFaqEntry,
  anAttachment,
  answerTicket,
  aTicketForm,
  aVisitorsTicket,
  claimTicket,
  createCannedReply,
  noteOnTicket,
  rateFaq,
  rateTicket,
  replyToTicket,
  sendTicket,
} from '../modules/support/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';
import { demoFaq, demoReplies, demoTickets, demoVisitor, type DemoTicket } from './texts/index.ts';

type Ask = { people: readonly BuiltPerson[] };

/** Questions by subject, and what members and a visitor wrote, one of it overdue (EXP-02, CMP-10). */
export async function fillSupport(platform: Platform, { people }: Ask): Promise<void> {
  const keeper = people.find(({ actor }) => actor.permissions.has('content.write'))?.actor;
  const agents = people.filter(({ actor }) => actor.permissions.has('support.answer'));
  const agent = agents.find(({ actor }) => !actor.permissions.has('content.write')) ?? agents[0];
  const sellers = people.filter(({ actor }) => actor.permissions.size === 0);
  if (!keeper || !agent || sellers.length === 0) throw new Error('demo: nobody keeps the questions, or nobody asks');
  for (const [position, { name, entries }] of demoFaq.entries()) {
    const categoryId = await aFaqCategory(platform, keeper, { name, position });
    for (const [place, { isPublic, question, answer }] of entries.entries()) {
      const entryId = await aFaqEntry(at(platform, 900), keeper, { categoryId, question, answer, isPublic, position: place });
      if (place < 2) await rateFaq(platform, agent.actor, { entryId, hasHelped: true });
    }
  }
  for (const reply of demoReplies) await createCannedReply(platform, agent.actor, reply);
  for (const [nth, ticket] of demoTickets.entries()) {
    const seller = sellers[nth % sellers.length];
    if (seller) await fillTicket(platform, { ticket, seller, agent });
  }
  await aVisitorsTicket(at(platform, 20), agent, { ...demoVisitor, isConfirmed: true });
}

async function fillTicket(platform: Platform, { ticket, seller, agent }: { ticket: DemoTicket; seller: BuiltPerson; agent: BuiltPerson }) {
  const { days, room, subject, message, answer, reply, note, rating } = ticket;
  const then = at(platform, days * 24);
  const fileIds = ticket.hasPicture === true ? [await anAttachment(platform, seller.actor, { name: 'tampa.png' })] : [];
  const form = aTicketForm(platform, { room, subject, message, fileIds });
  const { id: ticketId } = await sendTicket(then, seller.actor, { ...form, host: seller.host });
  if (ticket.isClaimed === true) await claimTicket(then, agent.actor, { ticketId });
  if (note !== undefined) await noteOnTicket(then, agent.actor, { ticketId, message: note });
  if (answer) {
    const version = ticket.isClaimed === true ? 2 : 1;
    const said = { version, message: answer.text, ends: answer.ends };
    await answerTicket(at(platform, answer.days * 24), agent.actor, { ticketId, ...said });
  }
  if (reply !== undefined)
    await replyToTicket(at(platform, 40), seller.actor, { ticketId, bornKey: platform.newId(), message: reply, fileIds: [] });
  if (rating !== undefined) await rateTicket(platform, seller.actor, { ticketId, rating });
}
