/** Games of places and words of the tests' own, as an author would write them. */
import { randomUUID } from 'node:crypto';
import type { ActivityForm } from '@vitrine/contract/catalog';

const inFour = (text: string) => ({ 'pt-BR': text, 'en-US': `${text} (en)`, 'es-ES': `${text} (es)`, 'fr-FR': `${text} (fr)` });
const inPortuguese = (text: string) => ({ 'pt-BR': text });

const game = (title: string, content: ActivityForm['content']): ActivityForm => ({
  title: inFour(title),
  summary: inFour('Leva poucos minutos.'),
  isRequired: true,
  content,
});

const frame = {
  prompt: inPortuguese('Complete.'),
  help: {},
  doneLine: inPortuguese('Gostei. Fecha.'),
  points: 40,
  passShare: 0.7,
  clock: 'show' as const,
  limitSeconds: 120,
  hints: false,
  shuffle: true,
};

/** Two pieces, two places. */
export function aSceneActivity(title = 'Monte a vitrine'): ActivityForm {
  const [kitchen, laundry] = [randomUUID(), randomUUID()];
  const piece = (name: string, place: string) => ({
    id: randomUUID(),
    name: inPortuguese(name),
    picture: null,
    places: [place],
    reason: inPortuguese('Pense na água.'),
  });
  return game(title, {
    kind: 'drag_and_drop',
    ...frame,
    places: [
      { id: kitchen, name: inPortuguese('Cozinha'), picture: { fileId: null, object: 'stove', alt: {} } },
      { id: laundry, name: inPortuguese('Lavanderia'), picture: null },
    ],
    items: [piece('Geladeira', kitchen), piece('Lavadora', laundry)],
  });
}

/** Two gaps, and a word too many. */
export function aWordsActivity(title = 'Complete a fala'): ActivityForm {
  const [label, motor] = [randomUUID(), randomUUID()];
  return game(title, {
    kind: 'drag_the_words',
    ...frame,
    before: inPortuguese('Gasta muito?'),
    text: inPortuguese(`Olhe a {{${label}}}: o motor é {{${motor}}}.`),
    gaps: [
      { id: label, word: inPortuguese('etiqueta'), also: {}, reason: {} },
      { id: motor, word: inPortuguese('inverter'), also: {}, reason: {} },
    ],
    extra: [{ id: randomUUID(), word: inPortuguese('desconto'), reason: {} }],
  });
}

/** A number and a word. */
export function aBlanksActivity(title = 'Faça a conta'): ActivityForm {
  const [use, motor] = [randomUUID(), randomUUID()];
  const gap = { tolerance: 0, hasDots: true, accentsCount: false, reason: {} };
  return game(title, {
    kind: 'fill_in_the_blanks',
    ...frame,
    picture: null,
    text: inPortuguese(`São {{${use}}} kWh a menos, pelo motor {{${motor}}}.`),
    gaps: [
      { ...gap, id: use, kind: 'number', accepts: { 'pt-BR': ['24'] } },
      { ...gap, id: motor, kind: 'text', accepts: { 'pt-BR': ['inverter'] } },
    ],
  });
}

/** Two clues, three tries. */
export const anEnigmaActivity = (title = 'Enigma'): ActivityForm =>
  game(title, {
    kind: 'enigma',
    ...frame,
    answer: inPortuguese('TV 4K'),
    also: {},
    clues: [
      { id: randomUUID(), text: inPortuguese('Fica na sala.') },
      { id: randomUUID(), text: inPortuguese('Todos olham.') },
    ],
    tries: 3,
    clueCost: 10,
    hasBank: true,
    picture: { fileId: null, object: 'tv', alt: {} },
  });
