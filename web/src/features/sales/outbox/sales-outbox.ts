import { configured } from '@vitrine/client';
import type { Sale } from '@vitrine/contract/sales';
import { nowInstant } from '../../../shared/device/clock.ts';
import type { Picture } from '../../../shared/device/picture.ts';
import { keptSales, type KeptSale } from './kept-sale.ts';
import { sendSale, type Outcome } from './send-sale.ts';

export type SalesOutbox = {
  /** The member's own, in the order in which they were begun; undefined until they were read. */
  sales: () => readonly KeptSale[] | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Hears of each sale that the server took, also one that waited for days. */
  onSent: (listener: (sale: Sale, key: string) => void) => () => void;
  begin: (sale: Pick<KeptSale, 'draft' | 'revises' | 'photo'>) => Promise<KeptSale>;
  change: (key: string, by: (sale: KeptSale) => KeptSale) => Promise<void>;
  picture: (key: string) => Promise<Picture | undefined>;
  keepPicture: (key: string, picture: Picture | undefined) => Promise<void>;
  /** Sends it now; what cannot be sent waits, and goes by itself once there is a network. */
  send: (key: string) => Promise<Outcome>;
  discard: (key: string) => Promise<void>;
  close: () => void;
};

const longestPauseMs = 60_000;

/**
 * Sales between a seller's hand and the server: each lies on the device before it is sent, is sent with the key that it was born with, and
 * leaves only when the server said yes or no (D03, D40). Tabs share the list, and one at a time sends.
 */
export function openSalesOutbox(configuration = configured()): SalesOutbox {
  const { device, store } = configuration;
  const all = keptSales(device);
  const closing = new AbortController();
  const listeners = new Set<() => void>();
  const sentListeners = new Set<(sale: Sale, key: string) => void>();
  let mine: readonly KeptSale[] | undefined;
  let failures = 0;

  const owner = () => ({ personId: store.get().personId ?? '', clientId: store.get().id_user_client_selected });
  const isMine = ({ personId, clientId }: KeptSale) => personId === owner().personId && clientId === owner().clientId;
  const look = async () => {
    mine = (await all.read()).filter(isMine);
    listeners.forEach((listener) => listener());
  };
  const write = async (by: (sales: KeptSale[]) => KeptSale[]) => {
    await all.change(by);
    await look();
    device.channel?.post({ sales: 'changed' });
  };
  const change = (key: string, by: (sale: KeptSale) => KeptSale) => write((sales) => sales.map((one) => (one.key === key ? by(one) : one)));
  const discard = async (key: string) => {
    await write((sales) => sales.filter((one) => one.key !== key));
    await all.keepPicture(key, undefined);
  };

  /** Under the lock it is read anew: another tab may have sent it meanwhile. */
  const sendNow = (key: string): Promise<Outcome> =>
    device.lock('vitrine-sales-send', async () => {
      const sale = (await all.read()).find((one) => one.key === key && isMine(one));
      if (sale?.stage !== 'waiting') return { kind: 'later', error: undefined };
      const outcome = await sendSale(sale, {
        pictureOf: all.picture,
        keep: (photo) => change(key, (one) => ({ ...one, photo })),
      });
      if (outcome.kind === 'sent') {
        await discard(key);
        sentListeners.forEach((listener) => listener(outcome.sale, key));
      }
      if (outcome.kind === 'refused') {
        const { code, fields } = outcome;
        const photo =
          fields['photoFileId'] === undefined ? {} : { photo: { ...sale.photo, upload: undefined, fileId: undefined, mark: undefined } };
        await change(key, (one) => ({ ...one, ...photo, stage: 'refused', refusal: { code, fields } }));
      }
      return outcome;
    });

  const drain = async () => {
    if (closing.signal.aborted || !store.get().access_token) return;
    const waiting = (await all.read()).filter((one) => one.stage === 'waiting' && isMine(one));
    const outcomes: Outcome[] = [];
    for (const { key } of waiting) outcomes.push(await sendNow(key));
    failures = outcomes.some(({ kind }) => kind === 'later') ? failures + 1 : 0;
    if (failures > 0) later();
  };
  const later = () => {
    const turn = failures;
    const pause = Math.min(longestPauseMs, 1_000 * 2 ** failures) * (0.5 + device.fraction() / 2);
    void device.wait(pause, closing.signal).then(
      () => void (turn === failures && drain()),
      () => undefined,
    );
  };

  device.channel?.listen((message) => {
    if (!closing.signal.aborted && typeof message === 'object' && message !== null && 'sales' in message) void look();
  });
  const stops = [device.onReachable(() => void drain()), store.subscribe(() => void (store.get().access_token && look()))]; // a log-out draws nothing anew: the screen is about to go;
  void look().then(drain);
  return {
    sales: () => mine?.filter(isMine),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onSent: (listener) => {
      sentListeners.add(listener);
      return () => sentListeners.delete(listener);
    },
    begin: async (given) => {
      const sale: KeptSale = { key: device.newId(), ...owner(), stage: 'writing', writtenAt: null, refusal: null, ...given };
      await write((sales) => [...sales, sale]);
      return sale;
    },
    change,
    picture: all.picture,
    keepPicture: async (key, picture) => {
      await all.keepPicture(key, picture);
      await change(key, (one) => ({ ...one, photo: { isHere: picture !== undefined, upload: undefined, fileId: undefined } }));
    },
    send: async (key) => {
      await change(key, (one) => ({ ...one, stage: 'waiting', refusal: null, writtenAt: one.writtenAt ?? nowInstant() }));
      const outcome = await sendNow(key);
      if (outcome.kind === 'later') {
        failures += 1;
        later();
      }
      return outcome;
    },
    discard,
    close: () => {
      closing.abort();
      for (const stop of stops) stop();
    },
  };
}
