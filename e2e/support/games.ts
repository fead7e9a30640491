/** Games of the tests' own, whose cards say what is right. */
import { randomUUID } from 'node:crypto';
import type { ActivityForm } from '@vitrine/contract/catalog';

const inFour = (text: string) => ({ 'pt-BR': text, 'en-US': `${text} (en)`, 'es-ES': `${text} (es)`, 'fr-FR': `${text} (fr)` });
const frame = {
  prompt: inFour('O que vale aqui?'),
  help: inFour('Responda cada uma.'),
  doneLine: inFour('Fechado.'),
  points: 30,
  passShare: 0.7,
  clock: 'show' as const,
  limitSeconds: 120,
  hints: false,
  shuffle: false,
};
const game = (title: string, content: ActivityForm['content']): ActivityForm => ({
  title: inFour(title),
  summary: inFour('Leva três minutos.'),
  isRequired: true,
  content,
});

/** Every other statement is true, and says so. */
export const aTrueOrFalse = (title = 'Verdadeiro ou falso') =>
  game(title, {
    kind: 'true_or_false',
    ...frame,
    secondsACard: 0,
    cards: Array.from({ length: 4 }, (_, index) => ({
      id: randomUUID(),
      text: inFour(`Frase ${index + 1}, ${index % 2 === 0 ? 'verdadeira' : 'falsa'}`),
      isTrue: index % 2 === 0,
      reason: inFour(`Porque a frase ${index + 1} é assim.`),
      picture: { fileId: null, object: 'fridge' as const, alt: {} },
    })),
  });

/** Cards that name their pile. */
export const aThisOrThat = (title = 'Isto ou aquilo') =>
  game(title, {
    kind: 'this_or_that',
    ...frame,
    left: inFour('Tem'),
    right: inFour('Ganha'),
    cards: Array.from({ length: 4 }, (_, index) => ({
      id: randomUUID(),
      text: inFour(`Carta ${index + 1}, ${index % 2 === 0 ? 'tem' : 'ganha'}`),
      side: index % 2 === 0 ? ('left' as const) : ('right' as const),
      reason: inFour(`Porque a carta ${index + 1} é assim.`),
      picture: { fileId: null, object: 'air-conditioner' as const, alt: {} },
    })),
  });

export const someFlashcards = (title = 'Cartões') =>
  game(title, {
    kind: 'flashcards',
    ...frame,
    cards: Array.from({ length: 3 }, (_, index) => ({
      id: randomUUID(),
      front: inFour(`Pergunta ${index + 1}`),
      back: inFour(`Resposta ${index + 1}`),
      say: inFour('Diga assim.'),
      picture: { fileId: null, object: 'washer' as const, alt: {} },
    })),
  });

/** Six closed cards in the order in which they are written: 1 and 2, 3 and 4, 5 and 6 are pairs. */
export const somePairs = (title = 'Ache os pares') =>
  game(title, {
    kind: 'find_the_pairs',
    ...frame,
    mode: 'memory',
    closeAfter: 24,
    pairs: Array.from({ length: 3 }, (_, index) => ({
      id: randomUUID(),
      a: { text: inFour(`Produto ${index + 1}`), picture: null },
      b: { text: inFour(`Ganho ${index + 1}`), picture: null },
      hint: inFour('Pense no uso.'),
    })),
  });
