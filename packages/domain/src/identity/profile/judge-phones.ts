import { judgePhone } from '../phones/index.ts';
import { phoneKinds, type ProfilePhones } from '../words.ts';

/** Judges numbers as people of a country write them, all at once: as they are kept, empty ones stay so, or `phone_invalid` at each that is none (VAL-11). */
export function judgePhones({
  phones,
  country,
}: {
  phones: ProfilePhones;
  country: string;
}): { ok: true; phones: ProfilePhones } | { ok: false; faults: Record<string, string> } {
  const kept: ProfilePhones = { cell: '', commercial: '', residential: '', whatsapp: '', communication: '' };
  const faults: Record<string, string> = {};
  for (const kind of phoneKinds) {
    if (phones[kind].trim() === '') continue;
    const verdict = judgePhone({ typed: phones[kind], country });
    if (verdict.ok) kept[kind] = verdict.phone;
    else faults[kind] = verdict.refusal;
  }
  return Object.keys(faults).length === 0 ? { ok: true, phones: kept } : { ok: false, faults };
}
