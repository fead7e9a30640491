import { createHmac } from 'node:crypto';
import type { MeetingTicket } from '@vitrine/contract/classes';
import { canEnter } from '@vitrine/domain/classes';
import { notFound, Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { meetingPage } from '../../../platform/storage/index.ts';
import { classesFor, said } from '../class-rows.ts';
import { meetingToken } from './meeting-token.ts';
import { findProvider, keyOf, type Provider } from './provider.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'secret' | 'settings'>;

/** Languages as Jitsi Meet names them. */
const languages = new Map([
  ['pt-BR', 'ptBR'],
  ['en-US', 'en'],
  ['es-ES', 'es'],
  ['fr-FR', 'fr'],
]);

/**
 * A ticket into a meeting in our own page for who is subscribed, or teaches and then moderates; each call gives another one. The first call is when their time begins to count.
 * Refuses `not_found`, `not_subscribed`, `meeting_not_open`, `meetings_off`.
 */
export async function joinMeeting(parts: Parts, actor: Actor, { encounterId }: { encounterId: string }): Promise<MeetingTicket> {
  const { tenantId, memberId } = actor;
  const now = parts.clock.now();
  const { one, row, isModerator, provider } = await parts.db.transaction(async (tx) => {
    const encounter = await tx
      .selectFrom('classes.encounter')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', encounterId)
      .executeTakeFirst();
    const held = encounter && (await classesFor(tx, actor, now).where('k.id', '=', encounter.class_id).executeTakeFirst());
    if (!encounter || !held) throw notFound();
    const subscribed = await tx
      .selectFrom('classes.subscription')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('class_id', '=', held.id)
      .where('member_id', '=', memberId)
      .where('state', '=', 'subscribed')
      .executeTakeFirst();
    const teaches = held.instructor_id === memberId;
    if (!subscribed && !teaches) throw new Refusal('not_subscribed');
    const isClosed =
      encounter.canceled_at !== null || encounter.ended_at !== null || held.canceled_at !== null || encounter.room_name === null;
    if (isClosed || !canEnter({ beginsAt: Date.parse(encounter.begins_at), endsAt: Date.parse(encounter.ends_at) }, Date.parse(now)))
      throw new Refusal('meeting_not_open');
    const found = await findProvider(tx, actor);
    if (!found) throw new Refusal('meetings_off');
    await tx
      .insertInto('classes.attendance')
      .values({ tenant_id: tenantId, encounter_id: encounterId, member_id: memberId, joined_at: now })
      .onConflict((taken) => taken.doNothing())
      .execute();
    return { one: encounter, row: held, isModerator: teaches, provider: found };
  });
  const room = one.room_name ?? '';
  const base = new URL(parts.settings.MEETINGS_URL ?? `https://${provider.domain}`);
  const path = provider.kind === 'jaas' ? `/${provider.appId}` : '';
  const token = meetingToken({
    ...provider,
    key: keyOf(parts, actor, provider),
    room,
    user: { id: referenceOf(parts, actor, encounterId), name: actor.fullName },
    isModerator,
    now: Math.floor(Date.parse(now) / 1_000),
  });
  const plain = new URL(`${path}/${room}`, base);
  plain.searchParams.set('jwt', token);
  return {
    page: meetingPage(parts, { tenantId, script: new URL(`${path}/external_api.js`, base).href }),
    domain: base.host,
    isPlain: base.protocol === 'http:',
    room: roomAt(provider, room),
    token,
    language: languages.get(actor.locale) ?? 'ptBR',
    subject: said(actor, row.title),
    plainUrl: one.meeting_url ?? plain.href,
  };
}

const roomAt = ({ kind, appId }: Provider, room: string) => (kind === 'jaas' ? `${appId}/${room}` : room);

/** Who it is in this meeting, to the provider: the same each time, and worth nothing elsewhere. */
const referenceOf = ({ secret }: Pick<Parts, 'secret'>, { tenantId, memberId }: Actor, encounterId: string) =>
  createHmac('sha256', secret('meetings')).update(['person', tenantId, encounterId, memberId].join('\n')).digest('base64url').slice(0, 22);
