import type { BoardType, PhotoBoard } from '@vitrine/contract/photos';
import { weekOfDay, weeksUntil } from '@vitrine/domain/photos';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { campaignFacts, currentCampaignOf, nameFor, registrationOf, type CampaignFacts } from '../campaigns/index.ts';
import { boardPhotoOf, creditsOf, linksOf, remarksFor, stateOf, weekFrom } from './photo-rows.ts';
import { creditMomentOf, photosOf, type PhotoRow } from './queries.ts';
import { senderIn } from './sender-facts.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'storage'>;
type Ask = { campaignId?: string | undefined; storeId?: string | undefined };

/** A store's photos this week and before, for whoever registered with it. Refuses `not_found` for a campaign that is none. */
export async function getPhotoBoard(parts: Parts, actor: Actor, ask: Ask): Promise<PhotoBoard> {
  const db = parts.db.write(); // whoever just sent one must see it
  const campaign = await campaignAsked(parts, db, actor, ask);
  if (!campaign) return { ...nothing, refusal: 'not_registered' };
  const registration = await registrationOf(db, actor, { campaignId: campaign.id });
  const stores = (registration?.stores ?? []).map(({ id, name }) => ({ id, name }));
  const { credits } = await creditMomentOf(db, actor, { campaignId: campaign.id });
  const { id, beginsOn, endsOn } = campaign;
  const shown = { id, name: nameFor(actor, campaign.name), beginsOn, endsOn, credits: creditsOf({ credits }) };
  const own = stores.find((one) => one.id === ask.storeId) ?? (ask.storeId === undefined ? stores[0] : undefined);
  if (!own) return { ...nothing, campaign: shown, stores, refusal: registration ? 'store_not_registered' : 'not_registered' };
  const { today, store, refusal } = await senderIn(parts, db, actor, { campaignId: id, storeId: own.id });
  if (!store) return { ...nothing, campaign: shown, stores, refusal: refusal ?? null };
  const rows = await photosOf(db, actor)
    .where('h.campaign_id', '=', id)
    .where('h.store_id', '=', own.id)
    .orderBy('h.sent_at', 'desc')
    .execute();
  const week = weekOfDay(today);
  const types = await typesOf(parts, db, actor, {
    campaignId: id,
    rows: rows.filter((row) => row.week === week.from),
    canSend: refusal === undefined,
  });
  const weeks = weeksUntil({ beginsOn, today }).slice(1);
  return {
    campaign: shown,
    store: { ...own, timeZone: store.timeZone },
    stores,
    week,
    today,
    types,
    past: weeks.map(({ from }) => pastWeek(from, { types, rows })),
    can: { send: refusal === undefined && types.some(({ can }) => can.send) },
    refusal: refusal ?? null,
  };
}

const nothing = { campaign: null, store: null, stores: [], week: null, today: null, types: [], past: [], can: { send: false } };

const campaignAsked = (parts: Parts, db: Reader, actor: Actor, { campaignId }: Ask): Promise<CampaignFacts | undefined> =>
  campaignId === undefined ? currentCampaignOf(parts, db, actor) : campaignFacts(parts, db, actor, { campaignId });

type Asked = { campaignId: string; rows: readonly PhotoRow[]; canSend: boolean };

async function typesOf(parts: Parts, db: Reader, actor: Actor, { campaignId, rows, canSend }: Asked): Promise<BoardType[]> {
  const types = await db
    .selectFrom('photos.type')
    .selectAll()
    .where('tenant_id', '=', actor.tenantId)
    .where('campaign_id', '=', campaignId)
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const linkOf = await linksOf(parts, db, actor, [
    ...types.flatMap(({ good_file_id, bad_file_id }) => [good_file_id, bad_file_id]),
    ...rows.map(({ file_id }) => file_id),
  ]);
  return types.map((type) => {
    const row = liveOf(rows, type.id);
    const photo = row ? boardPhotoOf(actor, { row, url: linkOf(row.file_id) }) : null;
    return {
      id: type.id,
      name: nameFor(actor, type.name),
      good: remarksFor(actor, type.good),
      bad: remarksFor(actor, type.bad),
      goodUrl: linkOf(type.good_file_id),
      badUrl: linkOf(type.bad_file_id),
      points: type.points,
      photo,
      can: { send: canSend && (photo === null || photo.state === 'reproved') },
    };
  });
}

/** The live one of a type, else the newest that was reproved; rows come newest first. */
const liveOf = (rows: readonly PhotoRow[], typeId: string): PhotoRow | undefined => {
  const own = rows.filter((row) => row.type_id === typeId);
  return own.find((row) => row.state !== 'reproved') ?? own[0];
};

function pastWeek(from: string, { types, rows }: { types: readonly BoardType[]; rows: readonly PhotoRow[] }): PhotoBoard['past'][number] {
  const inWeek = rows.filter((row) => row.week === from);
  const live = types.map(({ id }) => liveOf(inWeek, id));
  const points = live.reduce(
    (sum, row) => sum + (row?.state === 'approved' || (row?.state === 'awaiting' && row.credits === 'at_once') ? row.points : 0),
    0,
  );
  return { ...weekFrom(from), states: live.map((row) => (row ? stateOf(row) : null)), points };
}
