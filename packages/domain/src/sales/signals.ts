import type { AuditFlag, SaleSignal } from './words.ts';

/** As many consecutive numbers of one seller as make a row: a till gives numbers to other people’s customers too. */
export const sequenceLength = 4;
/** More sales of one seller within an hour than a counter sells. */
export const manyPerHour = 12;
/** So many sellers on one device are more than a family. */
export const manyOnDevice = 3;

export type SignalFacts = {
  /** Of this sale and of the seller’s other sales of the campaign, as they are compared (D25). */
  invoiceKey: string;
  otherKeys: readonly string[];
  /** The seller’s other sales of the hour before it. */
  withinHour: number;
  /** Sellers who reported from this device within thirty days, this one included; 0 where nobody knows the device. */
  sellersOnDevice: number;
  hasAlikePhoto: boolean;
  isImported: boolean;
};

/** What an auditor should look at twice, beside what the sale itself says; none of them refuses a sale. */
export function signalsOf(f: SignalFacts): SaleSignal[] {
  const raised: [SaleSignal, boolean][] = [
    ['photo_alike', f.hasAlikePhoto],
    ['number_sequence', isInSequence(f.invoiceKey, f.otherKeys)],
    ['many_at_once', !f.isImported && f.withinHour + 1 >= manyPerHour],
    ['shared_device', f.sellersOnDevice >= manyOnDevice],
    ['imported', f.isImported],
  ];
  return raised.flatMap(([signal, isRaised]) => (isRaised ? [signal] : []));
}

/** Whether a number stands in a row of consecutive ones, with the same letters before it. */
export function isInSequence(key: string, others: readonly string[]): boolean {
  const own = numbered(key);
  if (!own) return false;
  const numbers = new Set(
    others.flatMap((other) => {
      const found = numbered(other);
      return found && found.before === own.before ? [found.number] : [];
    }),
  );
  let [from, to] = [own.number, own.number];
  while (numbers.has(from - 1)) from -= 1;
  while (numbers.has(to + 1)) to += 1;
  return to - from + 1 >= sequenceLength;
}

/** Up to fifteen digits at the end: more of them are an access key, in which the last ones are no count. */
function numbered(key: string): { before: string; number: number } | undefined {
  const [, before, digits] = /^(.*?)(\d{1,15})$/.exec(key) ?? [];
  return before === undefined || digits === undefined || /\d$/.test(before) ? undefined : { before, number: Number(digits) };
}

const weights: Readonly<Record<AuditFlag, number>> = {
  photo_alike: 6,
  same_lines: 5,
  number_sequence: 4,
  shared_device: 4,
  invoice_in_store: 3,
  many_at_once: 3,
  invoice_elsewhere: 2,
  store_not_registered: 1,
  no_photo: 1,
  revised: 1,
  imported: 0,
};

/** How much there is to look at, by which a queue may be walked: the heaviest first. */
export const riskOf = (flags: readonly AuditFlag[]): number => flags.reduce((sum, flag) => sum + weights[flag], 0);
