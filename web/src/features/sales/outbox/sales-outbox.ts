import { configured } from '@vitrine/client';
import type { Sale } from '@vitrine/contract/sales';
import { nowInstant } from '../../../shared/device/clock.ts';
import type { Picture } from '../../../shared/device/picture.ts';
import type { Item } from '../../../shared/outbox/items.ts';
import { openOutbox } from '../../../shared/outbox/outbox.ts';
import type { Sender } from '../../../shared/outbox/sender.ts';
import { upgradeKeyed } from '../../../shared/outbox/upgrade.ts';
import { salePictures, type KeptSale, type SaleBody } from './kept-sale.ts';
import { judgeSale, sendSale } from './send-sale.ts';

/** `later`: nothing was decided, it may be tried again. */
export type Outcome =
  | { kind: 'sent'; sale: Sale }
  | { kind: 'refused'; code: string; fields: Record<string, string> }
  | { kind: 'later'; error: unknown };

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

const kind = 'sale';

/**
 * Sales between a seller's hand and the server: each lies on the device before it is sent, is sent with the key that it was born with, and
 * leaves only when the server said yes or no (D03, D40).
 */
export function openSalesOutbox(configuration = configured()): SalesOutbox {
  const { device } = configuration;
  const pictures = salePictures(device);
  const taken = new Map<string, Sale>();
  const sender: Sender<SaleBody> = {
    send: async ([item], keep) => {
      if (!item) return {};
      const sale = await sendSale(item, { pictureOf: pictures.read, keep: (photo) => keep({ photo }) });
      taken.set(item.id, sale);
      return { answer: sale };
    },
    judge: judgeSale,
    keepsRefused: true,
    forget: ({ id }) => pictures.keep(id, undefined),
  };
  const before = { place: 'sales', upgrade: upgradeKeyed(kind) };
  const outbox = openOutbox({ lane: 'sales', senders: { [kind]: sender }, before }, configuration);
  const change = (key: string, by: (sale: KeptSale) => KeptSale) => outbox.change<SaleBody>(kind, key, (item) => itemOf(by(saleOf(item))));
  return {
    sales: () => outbox.items<SaleBody>(kind)?.map(saleOf),
    subscribe: outbox.subscribe,
    onSent: (listener) =>
      outbox.onSettled(({ id }) => {
        const sale = taken.get(id);
        if (sale) listener(sale, id);
      }),
    begin: async ({ draft, revises, photo }) => {
      const key = device.newId();
      const body: SaleBody = { draft, revises, photo, writtenAt: null };
      return saleOf(await outbox.add(kind, { id: key, body, stage: 'writing' }));
    },
    change,
    picture: pictures.read,
    keepPicture: async (key, picture) => {
      await pictures.keep(key, picture);
      await change(key, (one) => ({ ...one, photo: { isHere: picture !== undefined, upload: undefined, fileId: undefined } }));
    },
    send: async (key) => {
      await change(key, (one) => ({ ...one, stage: 'waiting', refusal: null, writtenAt: one.writtenAt ?? nowInstant() }));
      const outcome = await outbox.send(key);
      if (outcome.kind === 'refused') return { kind: 'refused', ...outcome.refusal };
      const sale = taken.get(key);
      return sale ? { kind: 'sent', sale } : { kind: 'later', error: outcome.kind === 'later' ? outcome.error : undefined };
    },
    discard: outbox.discard,
    close: outbox.close,
  };
}

const saleOf = ({ id: key, personId, clientId, stage, body, refusal }: Item<SaleBody>): KeptSale => ({
  ...body,
  key,
  personId,
  clientId,
  stage,
  refusal,
});

const itemOf = ({ key: id, personId, clientId, stage, refusal, ...body }: KeptSale): Item<SaleBody> => ({
  id,
  kind,
  personId,
  clientId,
  stage,
  body,
  refusal,
});
