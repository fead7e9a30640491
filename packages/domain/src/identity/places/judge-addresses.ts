import { judgeAddress, type Address } from '../addresses.ts';
import { isPostalCode } from './postal-codes.ts';
import { statesOf } from './states.ts';

/** One of a person's addresses. */
export type OwnAddress = Address & { country: string; isMain: boolean };

/** More are nobody's. */
export const addressesAtMost = 10;

/**
 * What is wrong with all addresses of a person together (PRO-02), at `PLACE.part`, or at `form`: none is fine; of several exactly one is the main one
 * (`one_main_address`). States are the country's own where they are known here.
 */
export function judgeAddresses(addresses: readonly OwnAddress[], { countries }: { countries: readonly string[] }): Record<string, string> {
  if (addresses.length > addressesAtMost) return { form: 'too_many' };
  const faults = Object.fromEntries(
    addresses.flatMap((address, place) => Object.entries(faultsOf(address, countries)).map(([part, code]) => [`${place}.${part}`, code])),
  );
  const mains = addresses.filter(({ isMain }) => isMain).length;
  return addresses.length > 0 && mains !== 1 ? { ...faults, form: 'one_main_address' } : faults;
}

function faultsOf(address: OwnAddress, countries: readonly string[]): Record<string, string> {
  const { country, state, zipCode } = address;
  const states = statesOf(country);
  return {
    ...(countries.includes(country) ? {} : { country: 'country_unknown' }),
    ...(isPostalCode({ written: zipCode, country }) ? {} : { zipCode: 'postal_code_invalid' }),
    ...(states.length === 0 || states.some(({ code }) => code === state) ? {} : { state: 'invalid_choice' }),
    ...judgeAddress(address, { isMandatory: true }), // what is missing is told before what is wrong
  };
}
