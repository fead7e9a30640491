import type { MyLevel, OwnRequest } from '@vitrine/contract/levels';
import { dayIn, textIn } from '@vitrine/domain/kernel';
import { answerBy, levelReasons, levelRequestStates, minimumOf, rankAbove, reachedRanks, type Minimums } from '@vitrine/domain/levels';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { campaignFacts, currentCampaignOf, localeOf, mostExperience, nameFor, type CampaignFacts } from '../campaigns/index.ts';
import { levelsOf, type Level } from './level-words.ts';
import { experienceIn, knownIn, type InvoicesOf } from './requests.ts';
import { minimumsOf, rankOfMember } from './current-level.ts';

type Parts = Pick<Platform, 'db' | 'clock'> & { invoicesOf: InvoicesOf };
const mostSources = 3;

/** Where the member stands and the way to the next level (LVL-01, LVL-02). Refuses `not_found` for a campaign that is none. */
export async function getMyLevel(parts: Parts, actor: Actor, { campaignId }: { campaignId?: string | undefined }): Promise<MyLevel> {
  const db = parts.db.write(); // whoever just sold must see it
  const campaign =
    campaignId === undefined ? await currentCampaignOf(parts, db, actor) : await campaignFacts(parts, db, actor, { campaignId });
  const rank = await rankOfMember(db, actor, actor);
  const levels = await levelsOf(db, actor);
  const minimums = campaign && (await minimumsOf(db, actor, { campaignId: campaign.id }));
  const shown = { rank, levels: levels.map((level) => shownLevel(actor, { level, minimums })) };
  if (!campaign) return { ...shown, ...nothing };
  const whose = { memberId: actor.memberId, campaignId: campaign.id };
  const had = await experienceIn(db, actor, whose);
  const above = rankAbove(rank);
  const minimum = above !== undefined && minimums ? minimumOf(above, minimums) : undefined;
  const { id, endsOn, timeZone, state } = campaign;
  return {
    ...shown,
    ...had,
    campaign: { id, name: textIn(campaign.name, localeOf(actor)), endsOn, timeZone, isOver: state === 'closed' },
    next:
      above === undefined || minimum === undefined
        ? null
        : {
            rank: above,
            name: shown.levels.find((one) => one.rank === above)?.name ?? '',
            minimum,
            missing: Math.max(0, minimum - had.experience),
          },
    invoices: await parts.invoicesOf(db, actor, whose),
    request: await ownRequest(db, actor, campaign),
    sources: state === 'running' ? await mostExperience(db, actor, { campaignId: id, most: mostSources }) : [],
  };
}

const nothing = {
  campaign: null,
  next: null,
  experience: 0,
  audited: 0,
  underAudit: 0,
  invoices: { total: 0, approved: 0, reproved: 0, open: 0 },
  request: null,
  sources: [],
};

const shownLevel = (actor: Actor, { level, minimums }: { level: Level; minimums: Minimums | undefined }): MyLevel['levels'][number] => {
  const reached = reachedRanks.find((one) => one === level.rank);
  return {
    rank: level.rank,
    name: nameFor(actor, level.name),
    summary: nameFor(actor, level.summary),
    benefits: nameFor(actor, level.benefits)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    minimum: minimums && reached !== undefined ? minimumOf(reached, minimums) : null,
  };
};

/** The newest request of the member in a campaign. */
async function ownRequest(db: Reader, { tenantId, memberId }: Actor, { id, timeZone }: CampaignFacts): Promise<OwnRequest | null> {
  const row = await db
    .selectFrom('levels.request')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('campaign_id', '=', id)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    rank: knownIn(reachedRanks, row.rank),
    state: knownIn(levelRequestStates, row.state),
    openedAt: row.opened_at,
    answerBy: answerBy(dayIn(timeZone, row.opened_at)),
    decidedAt: row.decided_at,
    reason: row.reason === null ? null : knownIn(levelReasons, row.reason),
    note: row.note,
  };
}
