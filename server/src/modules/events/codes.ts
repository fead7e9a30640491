import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CheckInCodes } from '@vitrine/contract/events';
import { checkInDigits, checkInStep, checkInStepBegin, checkInTries, checkInWindow } from '@vitrine/domain/kernel';
import QRCode from 'qrcode';
import { recordChange } from '../../platform/audit/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import { refuseUsedUp, type TryLimit } from '../../platform/limits/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getEventRow, lockEvent, type Event } from './event-rows.ts';

type Keys = Pick<Platform, 'secret'>;
type Coded = Pick<Event, 'id' | 'codeRound'> & { tenantId: string };

/** Steps that the projector has in advance: a network that is gone for a minute and a half is not seen. */
const stepsAhead = 4;
const macBytes = 16;
const stepBytes = 4;

const macOf = ({ secret }: Keys, { tenantId, id, codeRound }: Coded, what: string): Buffer =>
  createHmac('sha256', secret('check-ins')).update(`${what}\n${tenantId}\n${id}\n${codeRound}`).digest();

/** The six digits of an event, until it gets a new code. */
export const digitsOf = (keys: Keys, event: Coded): string => checkInDigits(macOf(keys, event, 'digits'));

/** What a QR carries: its step, signed for this event alone. */
export function qrOf(keys: Keys, event: Coded, step: number): string {
  const head = Buffer.alloc(stepBytes);
  head.writeUInt32BE(step);
  return Buffer.concat([head, macOf(keys, event, `qr ${step}`).subarray(0, macBytes)]).toString('base64url');
}

/** Of which step a scanned code is; null for one that was not signed for this event. */
export function stepOfQr(keys: Keys, event: Coded, code: string): number | null {
  const bytes = Buffer.from(code, 'base64url');
  if (bytes.length !== stepBytes + macBytes) return null;
  const step = bytes.readUInt32BE();
  return timingSafeEqual(bytes.subarray(stepBytes), macOf(keys, event, `qr ${step}`).subarray(0, macBytes)) ? step : null;
}

/** Compared in constant time. */
export function areDigits(keys: Keys, event: Coded, typed: string): boolean {
  const right = Buffer.from(digitsOf(keys, event));
  const given = Buffer.from(typed);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Wrong tries of one code in all (D36): each new code begins anew. */
export const limitOfCode = ({ id, codeRound }: Pick<Event, 'id' | 'codeRound'>): TryLimit => ({
  what: 'check-in code',
  who: `${id} ${codeRound}`,
  tries: checkInTries.ofCode,
  windowMinutes: 30 * 24 * 60,
});

/** Refuses `check_in_code_used_up`, whoever asks and whatever was typed. */
export async function refuseUsedUpCode(
  parts: Pick<Platform, 'db' | 'clock' | 'secret'>,
  event: Pick<Event, 'id' | 'codeRound'>,
): Promise<void> {
  try {
    await refuseUsedUp(parts, limitOfCode(event));
  } catch (fault) {
    throw fault instanceof Refusal ? new Refusal('check_in_code_used_up') : fault;
  }
}

type Asked = { eventId: string; host: string };

/** What the projector shows. Refuses `not_found`, and `event_not_published` for drafts and cancelled ones. */
export async function getCheckInCodes(
  parts: Pick<Platform, 'db' | 'clock' | 'secret' | 'settings'>,
  actor: Actor,
  { eventId, host }: Asked,
): Promise<CheckInCodes> {
  const event = await getEventRow(parts.db.write(), actor, { eventId });
  if (event.state !== 'published') throw new Refusal('event_not_published');
  const now = parts.clock.now();
  const window = checkInWindow(event);
  const isOpen = now >= window.from && now <= window.until;
  const coded = { ...event, tenantId: actor.tenantId };
  const steps = isOpen ? Array.from({ length: stepsAhead }, (_, at) => checkInStep(now) + at) : [];
  const isUsedUp = await refuseUsedUpCode(parts, event).then(
    () => false,
    (fault: unknown) => {
      if (fault instanceof Refusal) return true;
      throw fault;
    },
  );
  return {
    now,
    digits: isOpen ? digitsOf(parts, coded) : null,
    window,
    codes: steps.map((step) => ({
      from: checkInStepBegin(step),
      until: checkInStepBegin(step + 1),
      ...drawn(addressOf(parts, { eventId, host, code: qrOf(parts, coded, step) })),
    })),
    isUsedUp,
  };
}

/** The learner's screen that checks in by this code: a phone's own camera opens it too. */
function addressOf({ settings }: Pick<Platform, 'settings'>, { eventId, host, code }: Asked & { code: string }): string {
  const link = new URL(`/events/${eventId}/check-in?code=${code}`, settings.publicUrl);
  link.hostname = host;
  return link.href;
}

/** A QR as one path of an SVG: a run of dark modules is one stroke. */
function drawn(address: string): { size: number; path: string } {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'L' });
  const { size } = modules;
  let path = '';
  for (let y = 0; y < size; y += 1)
    for (let x = 0, from = -1; x <= size; x += 1) {
      const isDark = x < size && modules.get(y, x) !== 0;
      if (isDark && from < 0) from = x;
      if (!isDark && from >= 0) {
        path += `M${from} ${y}h${x - from}v1h${from - x}z`;
        from = -1;
      }
    }
  return { size, path };
}

/** New digits and QRs; whoever holds the ones before holds nothing. Refuses `event_not_published`. */
export function renewCheckInCode(
  parts: Pick<Platform, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  { eventId }: { eventId: string },
): Promise<Record<string, never>> {
  return parts.db.transaction(async (tx) => {
    const event = await lockEvent(tx, actor, { eventId });
    if (event.state !== 'published') throw new Refusal('event_not_published');
    await tx
      .updateTable('events.event')
      .set({ code_round: event.codeRound + 1 })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', eventId)
      .execute();
    const change = { what: 'event.code_renewed', before: { round: event.codeRound }, after: { round: event.codeRound + 1 } };
    await recordChange(tx, actor, { subject: 'event', subjectId: eventId, ...change, now: parts.clock.now(), id: parts.newId() });
    return {};
  });
}
