/** In the order in which the table shows them: each race and the requirement that it shows. */
export const raceRows = [
  { name: 'oversell', requirement: 'RWD-03' },
  { name: 'double redemption by one member', requirement: 'RWD-03' },
  { name: 'double code', requirement: 'RWD-05' },
  { name: 'double refund', requirement: 'ORD-01' },
  { name: 'hold not counted', requirement: 'RWD-03' },
  { name: 'counter raised by a later job', requirement: 'RWD-03' },
  { name: 'invoice sent twice', requirement: 'SAL-03' },
  { name: 'two auditors', requirement: 'SAL-06' },
  { name: 'budget passed', requirement: 'ADM-04' },
  { name: 'checked in twice', requirement: 'EVT-03' },
  { name: 'level decided twice', requirement: 'LVL-03' },
] as const;
