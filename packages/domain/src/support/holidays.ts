import { addDays, weekdayOf, type LocalDate, type Weekday } from '../kernel/index.ts';

type Date = `${number}-${number}`;
/** By how many days it is moved, by the weekday that it falls on; the others stay. */
type Moved = Partial<Record<Weekday, number>>;
/**
 * A day of each year: a date, on a weekday alone or moved as a law moves it; so many days from Easter Sunday; the nth of a weekday in a month; or the last Monday before a date.
 * `since`: the year of the law; `every`: so many years apart from then on.
 */
type Rule =
  | { on: Date; since?: number; every?: number; only?: Weekday; moved?: Moved }
  | { easter: number }
  | { nth: number; weekday: 'MO' | 'TH'; month: number }
  | { lastBefore: Date };

const goodFriday: Rule = { easter: -2 };
const every = (...days: Date[]): Rule[] => days.map((on) => ({ on }));
const moving = (moved: Moved, ...days: Date[]): Rule[] => days.map((on) => ({ on, moved }));

/** To the Monday after, unless it is one (Colombia, law 51 of 1983). */
const toNextMonday: Moved = { TU: 6, WE: 5, TH: 4, FR: 3, SA: 2, SU: 1 };
/** To the Monday that is nearer (Argentina, law 27.399). */
const toNearMonday: Moved = { TU: -1, WE: -2, TH: 4, FR: 3 };
/** The same with weekends (Guatemala, decree 19-2018). */
const toAMonday: Moved = { ...toNearMonday, SA: 2, SU: 1 };
/** Back to Monday, from Friday on to it (Chile, law 19.668). */
const chilean: Moved = { TU: -1, WE: -2, TH: -3, FR: 3 };
/** To the end or the beginning of a week (Ecuador, law of 2016). */
const ecuadorian: Moved = { TU: -1, WE: 2, TH: 1, SA: -1, SU: 1 };
const offSunday: Moved = { SU: 1 };
const offWeekend: Moved = { SA: 2, SU: 1 };

/** National holidays by law, without those of single states and towns and without what a decree moves in one year alone; a country that is not here has its weekends only. */
const rulesOf: Readonly<Record<string, readonly Rule[]>> = {
  BR: [...every('01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'), { on: '11-20', since: 2024 }, goodFriday],
  AR: [
    ...every('01-01', '03-24', '04-02', '05-01', '05-25', '06-20', '07-09', '12-08', '12-25'),
    ...moving(toNearMonday, '06-17', '08-17', '10-12', '11-20'),
    { easter: -48 },
    { easter: -47 },
    goodFriday,
  ],
  BO: [
    ...every('01-01', '12-25'),
    ...moving(offSunday, '01-22', '05-01', '06-21', '08-06', '11-02'),
    { easter: -48 },
    { easter: -47 },
    goodFriday,
    { easter: 60 },
  ],
  CA: [
    ...moving(offWeekend, '01-01', '07-01', '12-25'),
    { on: '09-30', since: 2021 },
    goodFriday,
    { lastBefore: '05-25' },
    { nth: 1, weekday: 'MO', month: 9 },
    { nth: 2, weekday: 'MO', month: 10 },
  ],
  CL: [
    ...every('01-01', '05-01', '05-21', '07-16', '08-15', '09-18', '09-19', '11-01', '12-08', '12-25'),
    ...moving(chilean, '06-29', '10-12'),
    { on: '10-31', moved: { TU: -4, WE: 2 } },
    { on: '01-02', only: 'MO' },
    { on: '09-17', only: 'MO' },
    { on: '09-17', only: 'FR' },
    { on: '09-20', only: 'FR' },
    goodFriday,
    { easter: -1 },
  ],
  CO: [
    ...every('01-01', '05-01', '07-20', '08-07', '12-08', '12-25'),
    ...moving(toNextMonday, '01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11'),
    { easter: -3 },
    goodFriday,
    { easter: 43 },
    { easter: 64 },
    { easter: 71 },
  ],
  CR: [...every('01-01', '04-11', '05-01', '07-25', '08-15', '09-15', '12-25'), { easter: -3 }, goodFriday],
  EC: [
    ...every('01-01', '12-25'),
    ...moving(ecuadorian, '05-01', '05-24', '08-10', '10-09'),
    ...every('11-02', '11-03'),
    { easter: -48 },
    { easter: -47 },
    goodFriday,
  ],
  GT: [
    ...every('01-01', '05-01', '09-15', '11-01', '12-25'),
    ...moving(toAMonday, '06-30', '10-20'),
    { easter: -3 },
    goodFriday,
    { easter: -1 },
  ],
  MX: [
    ...every('01-01', '05-01', '09-16', '12-25'),
    { on: '10-01', since: 2024, every: 6 },
    { nth: 1, weekday: 'MO', month: 2 },
    { nth: 3, weekday: 'MO', month: 3 },
    { nth: 3, weekday: 'MO', month: 11 },
  ],
  PA: [
    ...moving(offSunday, '01-01', '01-09', '05-01', '11-03', '11-05', '11-10', '11-28', '12-08', '12-25'),
    { on: '12-20', since: 2022, moved: offSunday },
    { easter: -47 },
    goodFriday,
  ],
  PE: [
    ...every('01-01', '05-01', '06-29', '07-28', '07-29', '08-30', '10-08', '11-01', '12-08', '12-25'),
    { on: '08-06', since: 2022 },
    { on: '12-09', since: 2022 },
    { on: '06-07', since: 2024 },
    { on: '07-23', since: 2024 },
    { easter: -3 },
    goodFriday,
  ],
  PY: [...every('01-01', '05-01', '05-14', '05-15', '06-12', '08-15', '09-29', '12-08', '12-25'), { easter: -3 }, goodFriday],
  UY: every('01-01', '05-01', '07-18', '08-25', '12-25'),
};

/** Countries whose holidays are known. */
export const countriesWithHolidays: readonly string[] = Object.keys(rulesOf);

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
  return rules.some((rule) => isDayOf(rule, day)) || isSolstice(day, country);
}

/** Chile’s day of its first peoples is the winter solstice: the 20th in a leap year and the one after it, the 21st otherwise. */
const isSolstice = (day: LocalDate, country: string | undefined): boolean =>
  country === 'CL' && day.slice(5) === (Number(day.slice(0, 4)) % 4 < 2 ? '06-20' : '06-21');

function isDayOf(rule: Rule, day: LocalDate): boolean {
  const [year = 0, month = 0] = day.split('-').map(Number);
  if ('on' in rule) return [year - 1, year, year + 1].some((of) => dateOf(rule, of) === day); // one of January may be moved into December
  if ('easter' in rule) return addDays(easterOf(year), rule.easter) === day;
  if ('lastBefore' in rule) return weekdayOf(day) === 'MO' && day.slice(5) < rule.lastBefore && addDays(day, 7).slice(5) >= rule.lastBefore;
  return month === rule.month && weekdayOf(day) === rule.weekday && Math.ceil(Number(day.slice(8)) / 7) === rule.nth;
}

/** On which day a date is kept in a year; undefined where it is not. */
function dateOf({ on, since = 0, every: apart = 1, only, moved = {} }: Extract<Rule, { on: Date }>, year: number): LocalDate | undefined {
  if (year < since || (year - since) % apart !== 0) return undefined;
  const day = `${year}-${on}`;
  const weekday = weekdayOf(day);
  if (only !== undefined && weekday !== only) return undefined;
  return addDays(day, moved[weekday] ?? 0);
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
