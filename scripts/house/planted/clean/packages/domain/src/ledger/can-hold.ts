/** True when the wallet covers the price. */
export const canHold = (balance: number, price: number): boolean => balance >= price;
