const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What people call an order by: ten letters that cannot be misread, of the random part of its id (50 bits; the table refuses a second one). */
export function numberOf(orderId: string): string {
  let bits = BigInt(`0x${orderId.replaceAll('-', '')}`);
  let number = '';
  for (let i = 0; i < 10; i += 1) {
    number = `${letters[Number(bits % 32n)]}${number}`;
    bits /= 32n;
  }
  return `${number.slice(0, 5)}-${number.slice(5)}`;
}
