/** Where people live (PRO-02): states, postal codes, addresses. A door of its own: the lists come with the screen that asks for an address. */
export { addressesAtMost, judgeAddresses, type OwnAddress } from './judge-addresses.ts';
export { isPostalCode, maskPostalCode } from './postal-codes.ts';
export { statesOf, type State } from './states.ts';
