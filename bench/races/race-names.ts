/** In the order in which the table shows them. */
export const raceNames = [
  'oversell',
  'double redemption by one member',
  'double code: the one free unit',
  'double refund',
  'hold not counted',
  'counter raised by a later job',
  'invoice sent twice',
  'two auditors',
] as const;
