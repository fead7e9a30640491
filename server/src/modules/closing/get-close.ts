import { type CampaignClose, CloseFigures } from '@vitrine/contract/closing';
import { closableAt } from '@vitrine/domain/closing';
import { textIn } from '@vitrine/domain/kernel';
import type { Reader } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordChange } from '../../platform/audit/index.ts';
import { campaignToClose, localeOf } from '../campaigns/index.ts';
import { closeProgress } from '../ledger/index.ts';
import { doneSoFar, pendingIn, simulated } from './figures.ts';
import { begin } from './run-close.ts';
import { readStored } from './stored-report.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'publish' | 'jobs'>;
type Ask = { campaignId: string };

/** What the close of a campaign would do, does, or did. Refuses `not_found`. */
export async function getClose({ clock }: Pick<Parts, 'clock'>, db: Reader, actor: Actor, { campaignId }: Ask): Promise<CampaignClose> {
  const campaign = await campaignToClose(db, actor, { campaignId });
  const of = { tenantId: actor.tenantId, campaignId };
  const close = await db
    .selectFrom('closing.close as k')
    .leftJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'k.tenant_id').onRef('m.id', '=', 'k.begun_by'))
    .leftJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['k.begun_at', 'k.finished_at', 'k.rehearsal', 'k.report', 'p.full_name'])
    .where('k.tenant_id', '=', of.tenantId)
    .where('k.campaign_id', '=', campaignId)
    .executeTakeFirst();
  const opensAt = closableAt(campaign);
  const isOver = campaign.isPublished && opensAt <= clock.now();
  const stage = close ? (close.finished_at === null ? 'closing' : 'closed') : isOver ? 'ready' : 'running';
  const report = close?.report ? readStored(close.report) : null;
  return {
    campaignName: textIn(campaign.name, localeOf(actor)),
    beginsOn: campaign.beginsOn,
    endsOn: campaign.endsOn,
    timeZone: campaign.timeZone,
    stage,
    closableAt: opensAt,
    pending: await pendingIn(db, of),
    simulation: close ? CloseFigures.parse(close.rehearsal) : await simulated(db, of),
    soFar: report?.figures ?? (close ? await doneSoFar(db, of) : null),
    begunAt: close?.begun_at ?? null,
    begunBy: close?.full_name ?? null,
    finishedAt: close?.finished_at ?? null,
    progress: await closeProgress(db, of),
    report,
    can: { close: stage === 'ready' && actor.permissions.has('campaigns.write') },
  };
}

/** Begins the close of a campaign that is over everywhere; begun again it answers how the first one stands. Refuses `not_found`, `campaign_not_over`. */
export function beginClose(parts: Parts, actor: Actor, { campaignId }: Ask): Promise<CampaignClose> {
  return parts.db.transaction(async (tx) => {
    const before = await getClose(parts, tx, actor, { campaignId });
    if (before.stage === 'running') throw new Refusal('campaign_not_over');
    if (before.stage !== 'ready') return before;
    const isFirst = await begin(parts, tx, { tenantId: actor.tenantId, campaignId }, { begunBy: actor.memberId });
    if (!isFirst) return getClose(parts, tx, actor, { campaignId });
    await recordChange(tx, actor, {
      subject: 'campaign',
      subjectId: campaignId,
      what: 'campaign.close_begun',
      before: null,
      after: before.simulation,
      now: parts.clock.now(),
      id: parts.newId(),
    });
    return getClose(parts, tx, actor, { campaignId });
  });
}
