import { formatPoints, type Locale } from '@vitrine/ui/words';

const english = (place: number): string => {
  const [ten, one] = [Math.floor(place / 10) % 10, place % 10];
  if (ten === 1) return 'th';
  return { 1: 'st', 2: 'nd', 3: 'rd' }[one] ?? 'th';
};

/** A place as people write it: 12º, 12th, 12.º, 12e (of a French “place”: 1re). */
export function ordinal(place: number, locale: Locale): string {
  const ending = { 'pt-BR': 'º', 'es-ES': '.º', 'fr-FR': place === 1 ? 're' : 'e', 'en-US': english(place) }[locale];
  return `${formatPoints(place, locale)}${ending}`;
}
