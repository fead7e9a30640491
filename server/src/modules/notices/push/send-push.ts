import { localeOf, type Locale } from '@vitrine/domain/kernel';
import { Notice } from '@vitrine/contract/notices';
import { z } from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { PushGone, PushLater } from '../../../platform/push/index.ts';
import { spokenLanguage } from '../../tenancy/index.ts';
import { sentenceOf } from '../sentence.ts';

export const pushJob = 'notices.push';
const Payload = z.object({ tenantId: z.uuid(), pushId: z.uuid(), tries: z.int().min(0) });
type Asked = z.infer<typeof Payload>;
type Parts = Pick<Platform, 'db' | 'clock' | 'push' | 'jobs' | 'log'>;

/** How often the provider's own wish for time is followed; after that the job's patience decides. */
const mostWaits = 6;

/**
 * Sends one notice to one phone, in the person's language, never in a transaction. Killed between the sending and its note it is sent again under the same key, and takes its own
 * place on the phone. Nothing is sent of what was read meanwhile, to whom is blocked, or where the log-in is over. A phone that is not there any more is forgotten.
 */
export async function sendPush(parts: Parts, payload: Record<string, unknown>): Promise<void> {
  const asked = Payload.parse(payload);
  const found = await findPush(parts, asked);
  if (!found) return;
  const { kind, facts } = Told.parse({ kind: found.kind, facts: found.facts });
  const locale: Locale = localeOf(found.language_id) ?? 'pt-BR';
  try {
    await parts.push.send({
      token: found.token,
      title: found.client,
      body: sentenceOf({ kind, facts }, locale),
      key: found.notice_id,
      data: { noticeId: found.notice_id, kind, facts: JSON.stringify(facts) },
    });
  } catch (fault) {
    if (fault instanceof PushGone) return forget(parts, found);
    if (!(fault instanceof PushLater) || asked.tries >= mostWaits) throw fault;
    return again(parts, asked, fault);
  }
  await parts.db
    .write()
    .updateTable('notices.push')
    .set({ sent_at: parts.clock.now() })
    .where('tenant_id', '=', asked.tenantId)
    .where('id', '=', asked.pushId)
    .execute();
}

const Told = Notice.pick({ kind: true, facts: true });

function findPush({ db }: Parts, { tenantId, pushId }: Asked) {
  return db
    .write()
    .selectFrom('notices.push as u')
    .innerJoin('notices.notice as n', (join) => join.onRef('n.tenant_id', '=', 'u.tenant_id').onRef('n.id', '=', 'u.notice_id'))
    .innerJoin('notices.push_device as d', (join) => join.onRef('d.site_id', '=', 'u.site_id').onRef('d.id', '=', 'u.device_id'))
    .innerJoin('identity.token_family as f', 'f.id', 'd.session_id')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'n.tenant_id').onRef('m.id', '=', 'n.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .innerJoin('tenancy.tenant as c', 'c.id', 'u.tenant_id')
    .select(['u.notice_id', 'u.site_id', 'u.device_id', 'd.token', 'n.kind', 'n.facts', 'c.name as client'])
    .select(spokenLanguage('p.language_id', 'u.tenant_id').as('language_id'))
    .where('u.tenant_id', '=', tenantId)
    .where('u.id', '=', pushId)
    .where('u.sent_at', 'is', null)
    .where('n.tenant_id', '=', tenantId)
    .where('n.read_at', 'is', null)
    .where('n.is_shown', '=', true)
    .whereRef('d.member_id', '=', 'n.member_id') // the phone may have become somebody else's
    .where('d.tenant_id', '=', tenantId)
    .where('f.revoked_at', 'is', null)
    .where('p.status', '=', 'approved')
    .where('m.status', '=', 'approved')
    .executeTakeFirst();
}

type Where = { site_id: string; device_id: string; token: string };

/** With the token that was refused: one that the phone brought meanwhile stays. */
async function forget({ db, log }: Parts, { site_id, device_id, token }: Where): Promise<void> {
  log.info({ device: device_id }, 'push: a phone is not there any more');
  await db.transaction((tx) =>
    tx.deleteFrom('notices.push_device').where('site_id', '=', site_id).where('id', '=', device_id).where('token', '=', token).execute(),
  );
}

async function again({ jobs, clock }: Parts, asked: Asked, { seconds }: PushLater): Promise<void> {
  const tries = asked.tries + 1;
  await jobs.send({
    name: pushJob,
    payload: { ...asked, tries },
    startAfter: new Date(Date.parse(clock.now()) + seconds * 1_000).toISOString(),
    once: `${asked.pushId} ${tries}`,
  });
}
