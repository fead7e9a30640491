/** Where people live (PRO-02): states, cities, postal codes, addresses. An entry point of its own: the lists come with the screen that asks for an address. */
export { citiesLike, citySpelled } from './cities.ts';
export { citiesVersion } from './cities-version.ts';
export { addressesAtMost, judgeAddresses, type OwnAddress } from './judge-addresses.ts';
export { barePostalCode, isPostalCode, lookedUpCountries, maskPostalCode, type LookedUpCountry } from './postal-codes.ts';
export { statesOf, type State } from './states.ts';
