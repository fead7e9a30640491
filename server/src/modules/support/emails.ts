/** E-mails to visitors: the one by which they confirm their address, and the one that brings an answer. Members are told by the room of notices. */
import { locales, matchLocale, type Locale } from '@vitrine/domain/kernel';
import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { escaped, emailButton, emailPage, siteAddress } from '../identity/index.ts';
import { emailLook } from '../tenancy/index.ts';
import { contactToken } from './contact-token.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

const catalogs: Record<Locale, typeof ptBR> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };

export const visitorEmailJob = 'support.write-to-visitor';
const Payload = z.object({ tenantId: z.uuid(), ticketId: z.uuid(), kind: z.enum(['confirm', 'answered']) });
type Parts = Pick<Platform, 'db' | 'mail' | 'storage' | 'settings' | 'secret'>;

/** Writes to who wrote without an account, in the language of the form, with the link to their ticket; what was erased meanwhile gets none. */
export async function writeToVisitor(parts: Parts, payload: Record<string, unknown>): Promise<void> {
  const { tenantId, ticketId, kind } = Payload.parse(payload);
  const row = await parts.db
    .write()
    .selectFrom('support.ticket as t')
    .innerJoin('tenancy.tenant as c', 'c.id', 't.tenant_id')
    .innerJoin('tenancy.site as s', 's.id', 'c.site_id')
    .select(['t.number', 't.subject', 't.visitor_name', 't.visitor_email', 't.visitor_locale', 's.id as site_id', 's.main_host as host'])
    .where('t.tenant_id', '=', tenantId)
    .where('t.id', '=', ticketId)
    .executeTakeFirst();
  if (!row?.visitor_email) return;
  const locale = matchLocale(row.visitor_locale ?? undefined, locales);
  const words = catalogs[locale].emails;
  const look = await emailLook(parts, { siteId: row.site_id, tenantId });
  const url = siteAddress(parts, { host: row.host, path: ['contact', contactToken(parts, { ticketId })] });
  const values: Record<string, string> = {
    name: row.visitor_name ?? '',
    number: String(row.number),
    subject: row.subject,
    brand: look.name,
  };
  const say = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  const { subject, body, button } = words[kind];
  const foot = say(words.foot);
  await parts.mail.send({
    to: row.visitor_email,
    subject: `${look.name}: ${say(subject)}`,
    text: [say(words.greeting), say(body), `${button}:\n${url}`, foot, look.name].join('\n\n'),
    html: emailPage({
      look,
      locale,
      body: `<p>${escaped(say(words.greeting))}</p>\n<p>${escaped(say(body))}</p>\n${emailButton(look, { url, label: button })}`,
      foot: escaped(foot),
    }),
  });
}
