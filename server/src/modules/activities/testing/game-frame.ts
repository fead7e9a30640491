import type { LocaleText } from '@vitrine/contract/kernel';

export const said = (pt: string, en: string): LocaleText => ({ 'pt-BR': pt, 'en-US': en });

/** What every game has: 30 points from 70 percent on, no clock, in the order in which it was written. */
export const aFrame = () => ({
  prompt: said('O que é certo?', 'What is right?'),
  help: said('Toque na resposta.', 'Tap the answer.'),
  doneLine: said('Gostei. Fecha.', 'Sold.'),
  points: 30,
  passShare: 0.7,
  clock: 'none' as const,
  limitSeconds: 120,
  hints: false,
  shuffle: false,
});
