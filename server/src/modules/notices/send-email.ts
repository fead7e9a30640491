import { localeOf } from '@vitrine/domain/kernel';
import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { siteAddress } from '../identity/index.ts';
import { emailLook, spokenLanguage } from '../tenancy/index.ts';
import { composeDigest } from './compose-digest.ts';
import { noticesInEmail } from './queries.ts';
import { unsubscribeToken } from './unsubscribe-link.ts';

export const emailJob = 'notices.letter';
const Payload = z.object({ tenantId: z.uuid(), emailId: z.uuid() });
type Parts = Pick<Platform, 'db' | 'clock' | 'mail' | 'storage' | 'settings' | 'secret'>;
type Asked = z.infer<typeof Payload>;

/**
 * Sends one letter, never in a transaction. Killed between the sending and its note, it is sent again under the same key, which is the same letter to its
 * receiver. Nobody who is blocked or has no address gets one.
 */
export async function sendEmail(parts: Parts, payload: Record<string, unknown>): Promise<void> {
  const asked = Payload.parse(payload);
  const found = await findEmail(parts, asked);
  if (!found || found.sent_at !== null) return;
  if (found.email !== '' && found.status === 'approved' && found.member_status === 'approved') {
    const whose = { tenantId: asked.tenantId, memberId: found.member_id };
    const at = (...path: string[]) => siteAddress(parts, { host: found.host, path });
    const token = unsubscribeToken(parts, whose);
    await parts.mail.send(
      composeDigest({
        key: asked.emailId,
        to: found.email,
        locale: localeOf(found.language_id) ?? 'pt-BR',
        look: await emailLook(parts, { siteId: found.site_id, tenantId: asked.tenantId }),
        name: found.full_name.split(' ')[0] ?? found.full_name,
        notices: await noticesInEmail(parts.db.write(), whose, asked),
        links: {
          inbox: at('inbox'),
          preferences: at('notice-preferences'),
          end: at('unsubscribe', token),
          endByPost: at('api', 'v1', 'notices', 'unsubscribe', token),
        },
      }),
    );
  }
  await parts.db
    .write()
    .updateTable('notices.letter')
    .set({ sent_at: parts.clock.now() })
    .where('tenant_id', '=', asked.tenantId)
    .where('id', '=', asked.emailId)
    .execute();
}

function findEmail({ db }: Parts, { tenantId, emailId }: Asked) {
  return db
    .write()
    .selectFrom('notices.letter as l')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'l.tenant_id').onRef('m.id', '=', 'l.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .innerJoin('tenancy.site as s', 's.id', 'p.site_id')
    .select(['l.member_id', 'l.sent_at', 'm.status as member_status', 's.main_host as host'])
    .select(['p.status', 'p.email', 'p.full_name', 'p.site_id', spokenLanguage('p.language_id', 'l.tenant_id').as('language_id')])
    .where('l.tenant_id', '=', tenantId)
    .where('l.id', '=', emailId)
    .executeTakeFirst();
}
