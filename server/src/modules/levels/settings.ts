import type { CampaignLevels, LevelDetail, LevelForm } from '@vitrine/contract/levels';
import { textIn } from '@vitrine/domain/kernel';
import type { Minimums, Rank } from '@vitrine/domain/levels';
import { recordChange } from '../../platform/audit/index.ts';
import type { Reader } from '../../platform/database/index.ts';
import { mergeEdit, Refusal, refuseFields, refuseOld, type Actor, type Changes, type Was } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { campaignForRules, localeOf } from '../campaigns/index.ts';
import { holdLevel, levelColumns, levelsOf } from './level-words.ts';
import { minimumsOf } from './current-level.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;

/** The three levels with their words (LVL-01). */
export async function listLevels({ db }: Pick<Platform, 'db'>, actor: Actor): Promise<{ items: LevelDetail[] }> {
  return { items: await detailsOf(db.write(), actor) };
}

async function detailsOf(db: Reader, actor: Actor): Promise<LevelDetail[]> {
  const counts = await db
    .selectFrom('levels.standing')
    .select(['rank', ({ fn }) => fn.countAll<number>().as('members')])
    .where('tenant_id', '=', actor.tenantId)
    .groupBy('rank')
    .execute();
  const can = { save: actor.permissions.has('campaigns.write') };
  return (await levelsOf(db, actor)).map(({ rank, version, ...level }) => ({
    rank,
    version,
    shown: textIn(level.name, localeOf(actor)),
    level,
    members: Number(counts.find((row) => row.rank === rank)?.members ?? 0),
    can,
  }));
}

/** Refuses `changed_meanwhile`, and `name_required` at the field. */
export function saveLevel(
  parts: Parts,
  actor: Actor,
  { rank, version, level, was }: { rank: Rank; version: number; level: Changes<LevelForm>; was?: Was },
): Promise<LevelDetail> {
  return parts.db.transaction(async (tx) => {
    const now = parts.clock.now();
    const { version: held, ...before } = await holdLevel(tx, actor, { rank, now });
    const { rank: _, ...kept } = before;
    const form = mergeEdit({ version: held, form: kept }, { version, now: level, was });
    refuseFields({ name: Object.values(form.name).some(Boolean) ? undefined : 'name_required' }, { prefix: 'level.' });
    await tx
      .updateTable('levels.level')
      .set({ version: held + 1, ...levelColumns(form), updated_at: now })
      .where('tenant_id', '=', actor.tenantId)
      .where('rank', '=', rank)
      .execute();
    const change = { subject: 'level', subjectId: actor.tenantId, what: 'level.saved', before, after: { rank, ...form } };
    await recordChange(tx, actor, { ...change, now, id: parts.newId() });
    const detail = (await detailsOf(tx, actor)).find((one) => one.rank === rank);
    if (!detail) throw new Error(`levels: rank ${rank} is gone`);
    return detail;
  });
}

/** What a campaign asks for its levels, a draft too. Refuses `not_found`. */
export async function getCampaignLevels(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  ask: { campaignId: string },
): Promise<CampaignLevels> {
  return campaignLevels({ clock }, db.write(), actor, ask);
}

async function campaignLevels(
  parts: Pick<Platform, 'clock'>,
  db: Reader,
  actor: Actor,
  { campaignId }: { campaignId: string },
): Promise<CampaignLevels> {
  const campaign = await campaignForRules(parts, { db }, actor, { campaignId });
  const found = await minimumsOf(db, actor, { campaignId });
  const levels = await levelsOf(db, actor);
  const named = (rank: Rank) => textIn(levels.find((one) => one.rank === rank)?.name ?? {}, localeOf(actor));
  return {
    version: found?.version ?? 0,
    campaignName: textIn(campaign.name, localeOf(actor)),
    minimums: found ? { intermediate: found.intermediate, highest: found.highest } : null,
    names: { intermediate: named(2), highest: named(3) },
    can: { save: actor.permissions.has('campaigns.write') && !(campaign.hasBegun && found) },
  };
}

/** Refuses `changed_meanwhile`, `highest_too_low` at the field, and `minimums_fixed` once the campaign began with them (D30). */
export function saveCampaignLevels(
  parts: Parts,
  actor: Actor,
  { campaignId, version, minimums }: { campaignId: string; version: number; minimums: Minimums },
): Promise<CampaignLevels> {
  refuseFields({ highest: minimums.highest > minimums.intermediate ? undefined : 'highest_too_low' }, { prefix: 'minimums.' });
  return parts.db.transaction(async (tx) => {
    const { hasBegun } = await campaignForRules(parts, { tx }, actor, { campaignId });
    const before = await minimumsOf(tx, actor, { campaignId });
    refuseOld({ version: before?.version ?? 0 }, { version });
    if (hasBegun && before) throw new Refusal('minimums_fixed');
    const columns = { version: version + 1, intermediate: minimums.intermediate, highest: minimums.highest, updated_at: parts.clock.now() };
    await tx
      .insertInto('levels.campaign_rule')
      .values({ tenant_id: actor.tenantId, campaign_id: campaignId, ...columns })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'campaign_id']).doUpdateSet(columns))
      .execute();
    const change = { subject: 'campaign', subjectId: campaignId, what: 'campaign.levels_saved', before: before ?? null, after: minimums };
    await recordChange(tx, actor, { ...change, now: parts.clock.now(), id: parts.newId() });
    return campaignLevels(parts, tx, actor, { campaignId });
  });
}
