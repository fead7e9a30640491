import type { ProfileAddress } from '@vitrine/contract/identity';

/** An address in one line, as who delivers reads it. */
export const addressLine = ({ street, streetNumber, complement, neighborhood, city, state, zipCode, country }: ProfileAddress): string =>
  [street, streetNumber, complement, neighborhood, city, state, zipCode, country].filter(Boolean).join(', ');

/** An address of which nothing is written yet. */
export const emptyAddress = (more: Pick<ProfileAddress, 'id' | 'country' | 'isMain'>): ProfileAddress => ({
  ...more,
  zipCode: '',
  street: '',
  streetNumber: '',
  complement: '',
  neighborhood: '',
  city: '',
  state: '',
});

/** All addresses with this one changed, or added behind them; the main one takes the place of the main one before. */
export function withAddress(addresses: readonly ProfileAddress[], changed: ProfileAddress): ProfileAddress[] {
  const others = addresses.map((one) => (one.id === changed.id ? changed : changed.isMain ? { ...one, isMain: false } : one));
  return addresses.some(({ id }) => id === changed.id) ? others : [...others, changed];
}

/** All addresses but this one; where it was the main one the first of the others is. */
export function withoutAddress(addresses: readonly ProfileAddress[], { id, isMain }: ProfileAddress): ProfileAddress[] {
  const others = addresses.filter((one) => one.id !== id);
  return others.map((one, place) => (isMain && place === 0 ? { ...one, isMain: true } : one));
}
