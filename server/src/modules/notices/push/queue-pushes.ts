import { judgeDelivery, noticeKinds } from '@vitrine/domain/notices';
import { z } from 'zod';
import type { Tx } from '../../../platform/database/index.ts';
import type { OutboxEvent } from '../../../platform/outbox/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { wishesOf, type Whose } from '../preferences.ts';
import { pushJob } from './send-push.ts';

const Told = z.object({ memberId: z.uuid(), noticeId: z.uuid() });
const Kind = z.enum(noticeKinds);
type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'jobs' | 'push'>;

/** Hears `notices.told`: a job for each phone on which the member is logged in, at once or when their quiet hours end (MOB-01). Heard again it queues none anew. */
export async function queuePushes(parts: Parts, { tenantId, payload }: OutboxEvent): Promise<void> {
  if (!parts.push.isOn) return;
  const { memberId, noticeId } = Told.parse(payload);
  const whose = { tenantId, memberId };
  await parts.db.transaction(async (tx) => {
    const devices = await devicesOf(parts, tx, whose);
    if (devices.length === 0) return;
    const kind = await unreadKind(tx, whose, { noticeId });
    if (kind === undefined) return;
    const now = parts.clock.now();
    const { pushAt } = judgeDelivery({ kind, now, ...(await wishesOf(tx, whose)) });
    if (pushAt === null) return;
    for (const device of devices) {
      const pushId = parts.newId();
      const written = await tx
        .insertInto('notices.push')
        .values({
          tenant_id: tenantId,
          id: pushId,
          notice_id: noticeId,
          site_id: device.site_id,
          device_id: device.id,
          created_at: now,
        })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'notice_id', 'device_id']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!written) continue;
      const asked = { tx, name: pushJob, payload: { tenantId, pushId, tries: 0 }, once: pushId };
      await parts.jobs.send(pushAt > now ? { ...asked, startAfter: pushAt } : asked);
    }
  });
}

async function unreadKind(tx: Tx, { tenantId, memberId }: Whose, { noticeId }: { noticeId: string }) {
  const notice = await tx
    .selectFrom('notices.notice')
    .select('kind')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('id', '=', noticeId)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return notice && Kind.parse(notice.kind);
}

/** Phones whose log-in lives. */
const devicesOf = ({ clock }: Parts, tx: Tx, { tenantId, memberId }: Whose) =>
  tx
    .selectFrom('notices.push_device as d')
    .innerJoin('identity.token_family as f', 'f.id', 'd.session_id')
    .select(['d.site_id', 'd.id'])
    .where('d.tenant_id', '=', tenantId)
    .where('d.member_id', '=', memberId)
    .where('f.revoked_at', 'is', null)
    .where((row) =>
      row.exists(
        row
          .selectFrom('identity.token as t')
          .select('t.family_id')
          .whereRef('t.family_id', '=', 'f.id')
          .where('t.tenant_id', '=', tenantId)
          .where('t.expires_at', '>', clock.now()),
      ),
    )
    .orderBy('d.id')
    .execute();
