import type { BrandKey } from './brands.ts';

/** What people of each brand looked for and nobody found, without capitals and accents as it is kept, and how often. */
export const demoMissedSearches: Record<BrandKey, Readonly<Record<string, number>>> = {
  aurora: { 'garantia estendida': 23, 'troca de nota': 14, 'ventilador de teto': 9, 'aspirador robo': 6, holerite: 2 },
  terra: { 'garantia do fogao': 7, 'purificador de agua': 5, comisiones: 3 },
  nevada: { calefactor: 6, 'extended warranty': 4 },
};
