import { isParticipantText } from '../kernel/index.ts';

/** What an address is made of; all but the complement are required (VAL-05). */
export const addressParts = ['zipCode', 'street', 'streetNumber', 'complement', 'neighborhood', 'city', 'state'] as const;
export type AddressPart = (typeof addressParts)[number];
export type Address = Record<AddressPart, string>;

export type AddressFaults = Partial<Record<AddressPart, 'required' | 'too_long'>>;

/** What is wrong with an address, part by part; an address of which nothing was written is none, where none is mandatory. */
export function judgeAddress(address: Address, { isMandatory }: { isMandatory: boolean }): AddressFaults {
  const faults: AddressFaults = {};
  if (!isMandatory && addressParts.every((part) => address[part].trim() === '')) return faults;
  for (const part of addressParts) {
    const written = address[part].trim();
    if (written === '' && part !== 'complement') faults[part] = 'required';
    else if (!isParticipantText(written)) faults[part] = 'too_long';
  }
  return faults;
}
