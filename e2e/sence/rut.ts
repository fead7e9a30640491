/** An invented RUT with its check digit: modulo 11, weights 2 to 7 from the end. */
export function aRut(): string {
  const digits = String(10_000_000 + Math.floor(Math.random() * 15_000_000));
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (2 + (at % 6)), 0);
  return `${digits}${'0K987654321'[sum % 11] ?? ''}`;
}
