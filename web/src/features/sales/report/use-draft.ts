import { useState } from 'react';
import type { Picture } from '../../../shared/device/picture.ts';
import type { KeptSale, SaleDraft } from '../outbox/kept-sale.ts';
import { salesOutbox } from '../outbox/use-outbox.ts';
import { factFields, faultsOf } from './judge-draft.ts';

type JudgedStep = 'facts' | 'products';
type Shown = Pick<KeptSale, 'draft' | 'photo'>;

/**
 * A draft before the person. What is typed is seen at once and lies on the device right after; what was wrong with it is judged anew with each
 * letter, and what the server refused stays told until that field changes.
 */
export function useDraft(kept: KeptSale, reportedOn: string | undefined) {
  const [shown, setShown] = useState<Shown>({ draft: kept.draft, photo: kept.photo });
  const [refused, setRefused] = useState(kept.refusal);
  const [judged, setJudged] = useState<readonly JudgedStep[]>([]);
  const [unkept, setUnkept] = useState(0);
  const own = faultsOf(shown, reportedOn);
  const write = async (next: Shown, fields: readonly string[]) => {
    setShown(next);
    const rest = refused && {
      ...refused,
      fields: Object.fromEntries(Object.entries(refused.fields).filter(([name]) => !isOf(name, fields))),
    };
    const left = rest && Object.keys(rest.fields).length > 0 ? rest : null;
    setRefused(left);
    setUnkept((count) => count + 1);
    const outbox = await salesOutbox();
    await outbox.change(kept.key, (one) => ({ ...one, draft: next.draft, stage: 'writing', writtenAt: null, refusal: left }));
    setUnkept((count) => count - 1);
  };
  return {
    ...shown,
    kept,
    /** Whether all that was typed lies on the device. */
    isKept: unkept === 0,
    change: (part: Partial<SaleDraft>) => void write({ ...shown, draft: { ...shown.draft, ...part } }, Object.keys(part).map(fieldOf)),
    takePhoto: async (picture: Picture | undefined) => {
      await (await salesOutbox()).keepPicture(kept.key, picture);
      const photo = { isHere: picture !== undefined, upload: undefined, fileId: undefined };
      await write({ draft: { ...shown.draft, isWithoutPhoto: picture === undefined }, photo }, ['photoFileId']);
    },
    /** All that is wrong, told or not. */
    own,
    /** What is told: the server's word, and the device's once the person went on. */
    faults: { ...Object.fromEntries(Object.entries(own).filter(([field]) => judged.includes(stepOf(field)))), ...refused?.fields },
    /** What no field of the form can tell: said above the button, never nowhere. */
    refusal: refused && !Object.keys(refused.fields).some(isShown) ? refused.code : undefined,
    judge: (...steps: JudgedStep[]) => setJudged([...judged, ...steps]),
    refuse: (refusal: NonNullable<KeptSale['refusal']>) => setRefused(refusal),
  };
}

export type OpenDraft = ReturnType<typeof useDraft>;

const isOf = (name: string, fields: readonly string[]) => fields.some((field) => name === field || name.startsWith(`${field}.`));
const fieldOf = (part: string): string => ({ store: 'storeId', campaign: 'campaignId' })[part] ?? part;

const isShown = (field: string): boolean => stepOf(field) === 'facts' || isOf(field, ['lines']);

/** On which step a field stands. */
export const stepOf = (field: string): JudgedStep => (factFields.some((one) => one === field) ? 'facts' : 'products');
