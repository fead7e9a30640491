import { configured, momentBy } from '@vitrine/client';
import type { DeviceMoment, PlayerPage } from '@vitrine/contract/learning';
import { deviceId } from '../../../shared/device/ids.ts';
import { keep } from '../../../shared/device/storage.ts';
import { keptState } from '../../../shared/kept-state.ts';
import { fetchBeside } from '../downloads/fetch-beside.ts';
import { chosenClient, keepItem, keptItem, removeKept } from '../downloads/kept-items.ts';
import { addressesBeside, inTurn } from '../downloads/play-own.ts';
import type { Given } from '../kinds/conventional-test/given-answer.ts';
import { addLease } from '../outbox/kinds.ts';
import type { OwnLease } from './lease-on-device.ts';

/** Takes the test of this page along; what it shows beside its questions comes too. Throws like a call. */
export async function takeAlong(page: PlayerPage): Promise<void> {
  // What hands it in comes along: a chunk that cannot be fetched while there is no network stays missing for the life of the page.
  const [{ fetchLease }] = await Promise.all([import('./calls.ts'), import('./send-lease.ts')]);
  const device = deviceId();
  const lease: OwnLease = { ...(await fetchLease(page, device)), device, answers: {}, begun: null, handedIn: null };
  const beside = await fetchBeside(lease.attempt);
  const itemId = page.activity.id;
  const bytes = JSON.stringify({ lease, beside }).length;
  await keepItem({ itemId, clientId: chosenClient(), fileId: '', name: '', bytes, page, beside, lease });
  const state = await keptState();
  const others = state.get('offline_course').filter(({ item_id }) => item_id !== itemId);
  const updated_date = lease.attempt.startedAt;
  await state.set('offline_course', [
    ...others,
    { item_id: itemId, updated_date, src: `downloads/class${itemId}.json`, downloading: false },
  ]);
  keep('downloads', 'yes');
}

/** The test of this activity as it lies here, with its pictures led to what lies here too. */
export async function ownLease(itemId: string): Promise<OwnLease | null> {
  const item = await keptItem(itemId);
  return item?.lease ? { ...item.lease, attempt: addressesBeside(item, item.lease.attempt) } : null;
}

const now = (): DeviceMoment => momentBy(configured().device);

export const beginOwn = (itemId: string): Promise<void> => change(itemId, (lease) => ({ ...lease, begun: lease.begun ?? now() }));

/** Keeps an answer on this device; resolves once it lies there. */
export const answerOwn = (itemId: string, questionId: string, { options, entries }: Given): Promise<void> =>
  change(itemId, (lease) => {
    const revision = (lease.answers[questionId]?.revision ?? 0) + 1;
    return { ...lease, answers: { ...lease.answers, [questionId]: { options, entries, revision, given: now() } } };
  });

/** Hands it in: from here on it waits to be sent, and goes by itself once there is a network. */
export async function handInOwn(itemId: string): Promise<void> {
  await change(itemId, (lease) => ({ ...lease, handedIn: lease.handedIn ?? now() }));
  const lease = (await keptItem(itemId))?.lease;
  if (!lease?.begun || !lease.handedIn) return;
  const { device, begun, handedIn } = lease;
  const answers = Object.entries(lease.answers).map(([questionId, answer]) => ({ questionId, ...answer }));
  await addLease({ leaseId: lease.attempt.id, device, begun, handedIn, answers });
}

/** The server has it, or it was given up: nothing of it stays here. */
export const forgetOwn = (itemId: string): Promise<void> => removeKept(itemId);

/** Changes of the row take turns, so that no answer writes another one over. */
const change = (itemId: string, by: (lease: OwnLease) => OwnLease): Promise<void> =>
  inTurn(async () => {
    const item = await keptItem(itemId);
    if (item?.lease) await keepItem({ ...item, lease: by(item.lease) });
  });
