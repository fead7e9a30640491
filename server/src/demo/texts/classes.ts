import type { ClassKind } from '@vitrine/domain/classes';

/** `course`: its place among those of the brand; `hours`: when its encounters begin, from now; `people`: how many sellers are in; `waits`: how many more wait. */
export type DemoClass = {
  name: string;
  kind: ClassKind;
  course: number;
  place: string;
  zone: string;
  hours: number[];
  seats: number | null;
  people: number;
  waits?: number;
  isTentative?: true;
  isCanceled?: string;
  isDone?: true;
  /** A webinar in our own page, with a waiting room and what it is about. */
  agenda?: string;
};

/** Each class stands in another state, by its hours; names and places are as a team writes them. */
export const demoClasses: DemoClass[] = [
  {
    name: 'Turma 1',
    kind: 'presential',
    course: 0,
    place: 'Loja-escola, Tatuapé',
    zone: 'America/Sao_Paulo',
    hours: [75, 99],
    seats: 24,
    people: 3,
  },
  {
    name: 'Turma 2',
    kind: 'presential',
    course: 0,
    place: 'Loja-escola, Tatuapé',
    zone: 'America/Sao_Paulo',
    hours: [171],
    seats: 2,
    people: 2,
    waits: 1,
  },
  {
    name: 'Santiago',
    kind: 'presential',
    course: 0,
    place: 'Costanera Center, Santiago',
    zone: 'America/Santiago',
    hours: [243],
    seats: 16,
    people: 0,
  },
  {
    name: 'Turma 1',
    kind: 'presential',
    course: 1,
    place: 'Centro de treinamento, Campinas',
    zone: 'America/Sao_Paulo',
    hours: [-75],
    seats: 20,
    people: 3,
    isDone: true,
  },
  {
    name: 'Turma 2',
    kind: 'presential',
    course: 1,
    place: 'Centro de treinamento, Campinas',
    zone: 'America/Sao_Paulo',
    hours: [-51],
    seats: 20,
    people: 3,
  },
  {
    name: 'Turma 3',
    kind: 'presential',
    course: 1,
    place: 'Centro de treinamento, Campinas',
    zone: 'America/Sao_Paulo',
    hours: [315],
    seats: 20,
    people: 0,
    isTentative: true,
  },
  {
    name: 'Turma 4',
    kind: 'presential',
    course: 1,
    place: 'Recife',
    zone: 'America/Recife',
    hours: [267],
    seats: 12,
    people: 0,
    isCanceled: 'A loja está em reforma.',
  },
  { name: 'Ao vivo', kind: 'live_class', course: 0, place: '', zone: 'America/Sao_Paulo', hours: [51], seats: 100, people: 2 },
  { name: 'Ao vivo', kind: 'live_class', course: 1, place: '', zone: 'America/Sao_Paulo', hours: [-99], seats: 100, people: 2 },
  {
    name: 'Webinar',
    kind: 'webinar',
    course: 0,
    place: '',
    zone: 'America/Sao_Paulo',
    hours: [27],
    seats: null,
    people: 3,
    agenda: 'Por que o frio caro sai barato\nTrês objeções, três respostas\nPerguntas e quiz',
  },
  {
    name: 'Webinar',
    kind: 'webinar',
    course: 1,
    place: '',
    zone: 'America/Sao_Paulo',
    hours: [-123],
    seats: null,
    people: 3,
    agenda: 'A conta que o cliente entende\nPerguntas de quem vende',
  },
];
