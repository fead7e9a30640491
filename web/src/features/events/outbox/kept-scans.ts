import { call, CallRefused, configured } from '@vitrine/client';
import { checkIn, type CheckedIn } from '@vitrine/contract/events';
import { nowInstant } from '../../../shared/device/clock.ts';
import { newId } from '../../../shared/device/ids.ts';

export type Scan = { eventId: string; way: 'qr' | 'digits'; code: string };
/** A scan that the server does not have yet, with the key that it was born with (D40). */
type KeptScan = Scan & { key: string; personId: string; clientId: string | undefined; scannedAt: string };
/** `kept`: it waits on this device for a network. */
export type Outcome = { kind: 'done'; answer: CheckedIn } | { kind: 'refused'; refusal: string } | { kind: 'kept' };

const place = 'events/scans';

const owner = () => {
  const { personId, id_user_client_selected: clientId } = configured().store.get();
  return { personId: personId ?? '', clientId };
};
const isMine = (one: KeptScan) => one.personId === owner().personId && one.clientId === owner().clientId;

const readAll = async (): Promise<KeptScan[]> => (await configured().device.kept.get<KeptScan[]>(place)) ?? [];
const change = (by: (all: KeptScan[]) => KeptScan[]): Promise<void> => {
  const { device } = configured();
  return device.lock('vitrine-event-scans', async () => device.kept.set(place, by(await readAll())));
};

/** Keeps a scan, then sends it: a crash between the two loses nothing. Another scan of the same event takes its place. */
export async function sendScan(scan: Scan): Promise<Outcome> {
  const kept: KeptScan = { ...scan, ...owner(), key: newId(), scannedAt: nowInstant() };
  await change((all) => [...all.filter((one) => !(isMine(one) && one.eventId === scan.eventId)), kept]);
  return attempt(kept);
}

/** Sends the scans that wait; answers what came of each, by its event. */
export async function sendKeptScans(): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  for (const one of (await readAll()).filter(isMine)) {
    const isStillKept = (await readAll()).some(({ key }) => key === one.key); // whoever scanned it may have sent it meanwhile
    if (isStillKept) outcomes.set(one.eventId, await attempt(one));
  }
  return outcomes;
}

/** Calls `send` whenever the server can be reached again; answers how to stop. */
export const onReachable = (send: () => void): (() => void) => configured().device.onReachable(send);

/** Statuses that another try may find otherwise; too many tries are told at once, for the person stands at the door. */
const passing = [401, 408, 425];

const underWay = new Map<string, Promise<Outcome>>();

/** A scan that is on its way already is not sent beside itself. */
function attempt(scan: KeptScan): Promise<Outcome> {
  const sending = underWay.get(scan.key) ?? trySending(scan).finally(() => underWay.delete(scan.key));
  underWay.set(scan.key, sending);
  return sending;
}

async function trySending({ key, eventId, way, code, scannedAt }: KeptScan): Promise<Outcome> {
  try {
    const answer = await call(checkIn, { params: { eventId }, body: { way, code, scannedAt } }, { key });
    await forget(key);
    return { kind: 'done', answer };
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status >= 500 || passing.includes(error.status) || error.refusal === 'still_running')
      return { kind: 'kept' };
    await forget(key);
    return { kind: 'refused', refusal: error.refusal };
  }
}

const forget = (key: string) => change((all) => all.filter((one) => one.key !== key));
