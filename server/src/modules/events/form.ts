import type { EventFields } from '@vitrine/contract/events';
import { eventTimes, judgeEvent } from '@vitrine/domain/events';
import { dayIn, searchTextOf, timeIn } from '@vitrine/domain/kernel';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { refuseFields, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Event } from './event-rows.ts';

/** An event as staff write it: its day and its times by the clock of its place. */
export const fieldsOf = (event: Event): EventFields => ({
  name: event.name,
  kind: event.kind,
  description: event.description,
  program: event.program,
  fileId: event.fileId,
  day: dayIn(event.timeZone, event.beginsAt),
  begins: timeIn(event.timeZone, event.beginsAt),
  ends: timeIn(event.timeZone, event.endsAt),
  timeZone: event.timeZone,
  place: event.place,
  address: event.address,
  joinUrl: event.joinUrl,
  points: event.points,
  campaignId: event.campaignId,
  rankNeeded: event.rankNeeded === 3 ? 3 : 2,
  isByInvitation: event.isByInvitation,
  seats: event.seats,
});

export function columnsOf(form: EventFields) {
  const { beginsAt, endsAt } = eventTimes(form);
  return {
    kind: form.kind,
    name: JSON.stringify(form.name),
    description: JSON.stringify(form.description),
    program: JSON.stringify(form.program),
    file_id: form.fileId,
    begins_at: beginsAt,
    ends_at: endsAt,
    time_zone: form.timeZone,
    place: form.place,
    search_text: searchTextOf([form.name, form.description, { 'pt-BR': form.place }]),
    address: form.address,
    join_url: form.joinUrl,
    campaign_id: form.campaignId,
    points: form.points,
    rank_needed: form.rankNeeded,
    is_by_invitation: form.isByInvitation,
    seats: form.seats,
  };
}

type Checked = { id: string; form: EventFields; prefix: string; kept: Event | null; arePointsFixed: boolean };

/**
 * What the rules say, and what only the client's own things can: its campaign, which has to hold the event's day; a picture that the writer uploaded. Points are fixed from
 * when codes work: whoever was there earned what was promised.
 */
export async function checkForm(
  { storage }: Pick<Platform, 'storage'>,
  tx: Tx,
  actor: Actor,
  { id, form, prefix, kept, arePointsFixed }: Checked,
): Promise<void> {
  const wrong: Record<string, string | undefined> = { ...judgeEvent(form) };
  const campaign = form.campaignId === null ? undefined : await campaignDays(tx, actor, form.campaignId);
  if (form.campaignId !== null && !campaign) wrong['campaignId'] = 'campaign_unknown';
  if (campaign && (form.day < campaign.begins_on || form.day > campaign.ends_on)) wrong['day'] = 'event_outside_campaign';
  if (kept && arePointsFixed && (kept.points !== form.points || kept.campaignId !== form.campaignId)) wrong['points'] = 'points_fixed';
  if (kept && form.seats !== null && form.seats < kept.coming) wrong['seats'] = 'seats_below_taken';
  const { fileId } = form;
  const isFresh = fileId !== null && fileId !== kept?.fileId;
  if (isFresh) {
    const [file] = await storage.find(tx, { tenantId: actor.tenantId, ids: [fileId], uploadedBy: actor.personId });
    wrong['fileId'] = !file ? 'file_missing' : file.contentType.startsWith('image/') ? undefined : 'file_type_refused';
  }
  refuseFields(wrong, { prefix });
  if (isFresh) await storage.own(tx, { tenantId: actor.tenantId, fileId, room: 'events', ownerId: id });
}

export const campaignDays = (db: Reader, { tenantId }: Actor, id: string) =>
  db
    .selectFrom('campaigns.campaign')
    .select(['begins_on', 'ends_on'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
