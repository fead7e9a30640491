/** Builders of help, by the same use-cases that staff and members call; for tests and the demo. */
import type { FaqForm, TicketForm } from '@vitrine/contract/support';
import type { Text } from '@vitrine/domain/kernel';
import sharp from 'sharp';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { contactToken, hashOf } from './contact-token.ts';
import { createFaqCategory } from './faq-categories.ts';
import { createFaqEntry, publishFaqEntry } from './keep-faq.ts';
import { confirmTicket, openTicket } from './open-ticket.ts';
import { calendarOf } from './ticket-rows.ts';
import { writeMessage } from './write-message.ts';

export { answerTicket, claimTicket, noteOnTicket } from './answer-ticket.ts';
export { addRestDay } from './rest-days.ts';
export { createCannedReply } from './canned-replies.ts';
export { rateFaq } from './faq.ts';
export { rateTicket, replyToTicket, sendTicket } from './my-tickets.ts';

export const aFaqCategory = async (
  platform: Platform,
  actor: Actor,
  { name = { 'pt-BR': 'Vendas e notas' }, position = 0 }: { name?: Text; position?: number } = {},
): Promise<string> => (await createFaqCategory(platform, actor, { name, position })).id;

/** A form of a question; anything may be given. */
export const aFaqForm = (given: Partial<FaqForm> & { categoryId: string }): FaqForm => ({
  question: { 'pt-BR': 'Quanto tempo leva a auditoria?' },
  answer: { 'pt-BR': 'Até 5 dias úteis.' },
  isPublic: true,
  position: 0,
  ...given,
});

/** A published question. */
export async function aFaqEntry(platform: Platform, actor: Actor, given: Partial<FaqForm> & { categoryId: string }): Promise<string> {
  const { id: entryId } = await createFaqEntry(platform, actor, aFaqForm(given));
  await publishFaqEntry(platform, actor, { entryId, version: 1 });
  return entryId;
}

/** What somebody writes to the support; anything may be given. */
export const aTicketForm = (platform: Pick<Platform, 'newId'>, given: Partial<TicketForm> = {}): TicketForm => ({
  bornKey: platform.newId(),
  room: 'support',
  subject: 'Minha nota foi recusada por data',
  message: 'A venda foi no dia 14 e a nota saiu no dia 16. Dá para rever?',
  fileIds: [],
  ...given,
});

/** A picture that this member uploaded for a ticket. */
export async function anAttachment(
  { storage }: Pick<Platform, 'storage'>,
  { siteId, tenantId, personId }: Actor,
  { name = 'nota.png', content }: { name?: string; content?: Buffer } = {},
): Promise<string> {
  const drawn =
    content ??
    (await sharp({ create: { width: 64, height: 64, channels: 3, background: '#cfd8dc' } })
      .png()
      .toBuffer());
  const { id } = await storage.put({ siteId, tenantId, personId, purpose: 'attachment', name, content: drawn, isPublic: false });
  return id;
}

/** What a visitor wrote; not confirmed yet unless told. */
export async function aVisitorsTicket(
  platform: Platform,
  tenant: { tenantId: string },
  { subject, name, message = subject, isConfirmed = false }: { subject: string; name: string; message?: string; isConfirmed?: boolean },
): Promise<string> {
  return platform.db.transaction(async (tx) => {
    const calendar = await calendarOf(platform, tx, tenant);
    const bornKey = platform.newId();
    const { id: ticketId } = await openTicket(platform, tx, tenant, {
      bornKey,
      room: 'public',
      subject,
      writerName: name,
      writer: {
        memberId: null,
        name,
        email: 'visitante@vitrine.test',
        locale: 'pt-BR',
        tokenHash: (id) => hashOf(contactToken(platform, { ticketId: id })),
      },
      calendar,
    });
    await writeMessage(platform, tx, tenant, { ticketId, bornKey, kind: 'theirs', memberId: null, text: message });
    if (isConfirmed) await confirmTicket(tx, tenant, { ticketId, calendar });
    return ticketId;
  });
}
