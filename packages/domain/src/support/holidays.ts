import { addDays, weekdayOf, type LocalDate } from '../kernel/index.ts';

/** A day of each year: the same date, so many days from Easter Sunday, or the nth of a weekday in a month (-1: the last; `before`: the last one before that day). */
type Rule =
  | { on: `${number}-${number}`; since?: number }
  | { easter: number }
  | { nth: number; weekday: 'MO' | 'TH'; month: number }
  | { lastBefore: `${number}-${number}` };

const goodFriday: Rule = { easter: -2 };
const every = (...days: `${number}-${number}`[]): Rule[] => days.map((on) => ({ on }));

/** National holidays by law, without those of single states and towns; a country that is not here has its weekends only. */
const rulesOf: Readonly<Record<string, readonly Rule[]>> = {
  BR: [...every('01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'), { on: '11-20', since: 2024 }, goodFriday],
  AR: [
    ...every('01-01', '03-24', '04-02', '05-01', '05-25', '06-20', '07-09', '12-08', '12-25'),
    { easter: -48 },
    { easter: -47 },
    goodFriday,
  ],
  BO: [
    ...every('01-01', '01-22', '05-01', '06-21', '08-06', '11-02', '12-25'),
    { easter: -48 },
    { easter: -47 },
    goodFriday,
    { easter: 60 },
  ],
  CA: [
    ...every('01-01', '07-01', '12-25'),
    goodFriday,
    { lastBefore: '05-25' },
    { nth: 1, weekday: 'MO', month: 9 },
    { nth: 2, weekday: 'MO', month: 10 },
  ],
  CL: [...every('01-01', '05-01', '05-21', '07-16', '08-15', '09-18', '09-19', '11-01', '12-08', '12-25'), goodFriday, { easter: -1 }],
  CO: [...every('01-01', '05-01', '07-20', '08-07', '12-08', '12-25'), { easter: -3 }, goodFriday, { easter: 43 }, { easter: 64 }],
  CR: [...every('01-01', '04-11', '05-01', '07-25', '08-15', '09-15', '12-25'), { easter: -3 }, goodFriday],
  EC: [...every('01-01', '05-01', '05-24', '08-10', '10-09', '11-02', '11-03', '12-25'), { easter: -48 }, { easter: -47 }, goodFriday],
  GT: [...every('01-01', '05-01', '06-30', '09-15', '10-20', '11-01', '12-25'), { easter: -3 }, goodFriday, { easter: -1 }],
  MX: [
    ...every('01-01', '05-01', '09-16', '12-25'),
    { nth: 1, weekday: 'MO', month: 2 },
    { nth: 3, weekday: 'MO', month: 3 },
    { nth: 3, weekday: 'MO', month: 11 },
  ],
  PA: [...every('01-01', '01-09', '05-01', '11-03', '11-05', '11-10', '11-28', '12-08', '12-25'), { easter: -47 }, goodFriday],
  PE: [
    ...every('01-01', '05-01', '06-29', '07-28', '07-29', '08-30', '10-08', '11-01', '12-08', '12-09', '12-25'),
    { easter: -3 },
    goodFriday,
  ],
  PY: [...every('01-01', '05-01', '05-14', '05-15', '06-12', '08-15', '09-29', '12-08', '12-25'), { easter: -3 }, goodFriday],
  UY: every('01-01', '05-01', '07-18', '08-25', '12-25'),
};

/** The country whose calendar a client's zone goes by; undefined where only weekends are known. */
const countriesOfZones: Readonly<Record<string, string>> = {
  'America/Argentina': 'AR',
  'America/Buenos_Aires': 'AR',
  'America/La_Paz': 'BO',
  'America/Toronto': 'CA',
  'America/Vancouver': 'CA',
  'America/Montreal': 'CA',
  'America/Winnipeg': 'CA',
  'America/Edmonton': 'CA',
  'America/Halifax': 'CA',
  'America/St_Johns': 'CA',
  'America/Santiago': 'CL',
  'America/Punta_Arenas': 'CL',
  'America/Bogota': 'CO',
  'America/Costa_Rica': 'CR',
  'America/Guayaquil': 'EC',
  'America/Guatemala': 'GT',
  'America/Mexico_City': 'MX',
  'America/Tijuana': 'MX',
  'America/Monterrey': 'MX',
  'America/Cancun': 'MX',
  'America/Panama': 'PA',
  'America/Lima': 'PE',
  'America/Asuncion': 'PY',
  'America/Montevideo': 'UY',
};
const brazil =
  /^(Brazil\/|America\/(Sao_Paulo|Manaus|Bahia|Belem|Fortaleza|Recife|Maceio|Araguaina|Campo_Grande|Cuiaba|Santarem|Porto_Velho|Boa_Vista|Eirunepe|Rio_Branco|Noronha)$)/;

/** ISO code of the country of a zone. */
export const countryOfZone = (zone: string): string | undefined =>
  brazil.test(zone) ? 'BR' : (countriesOfZones[zone] ?? countriesOfZones[zone.split('/', 2).join('/')]);

/** Whether a country rests on this day by law. */
export function isHoliday(day: LocalDate, country: string | undefined): boolean {
  const rules = country === undefined ? [] : (rulesOf[country] ?? []);
  return rules.some((rule) => isDayOf(rule, day));
}

function isDayOf(rule: Rule, day: LocalDate): boolean {
  const [year = 0, month = 0] = day.split('-').map(Number);
  if ('on' in rule) return day.slice(5) === rule.on && year >= (rule.since ?? 0);
  if ('easter' in rule) return addDays(easterOf(year), rule.easter) === day;
  if ('lastBefore' in rule) return weekdayOf(day) === 'MO' && day.slice(5) < rule.lastBefore && addDays(day, 7).slice(5) >= rule.lastBefore;
  return month === rule.month && weekdayOf(day) === rule.weekday && Math.ceil(Number(day.slice(8)) / 7) === rule.nth;
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones, Butcher). */
export function easterOf(year: number): LocalDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${year}-${two(Math.floor(f / 31))}-${two((f % 31) + 1)}`;
}
