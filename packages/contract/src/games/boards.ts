/** What lies before a learner in each game; nothing on it tells what is right before its time. */
import { blankKinds, sides } from '@vitrine/domain/games';
import { z } from 'zod';
import { ShownPicture } from './frame.ts';

const waiting = z.array(z.string());

const TrueOrFalseBoard = z.object({
  kind: z.literal('true_or_false'),
  secondsACard: z.int(),
  cards: z.array(z.object({ id: z.string(), text: z.string(), picture: ShownPicture, isTrue: z.boolean().nullable() })),
  waiting,
});

const ThisOrThatBoard = z.object({
  kind: z.literal('this_or_that'),
  left: z.string(),
  right: z.string(),
  cards: z.array(z.object({ id: z.string(), text: z.string(), picture: ShownPicture, side: z.enum(sides).nullable(), given: z.string() })),
  waiting,
});

const FlashcardsBoard = z.object({
  kind: z.literal('flashcards'),
  cards: z.array(z.object({ id: z.string(), front: z.string(), back: z.string(), say: z.string(), picture: ShownPicture })),
  waiting,
});

const PairsBoard = z.object({
  kind: z.literal('find_the_pairs'),
  mode: z.enum(['memory', 'match']),
  closeAfter: z.int().nullable(),
  cards: z.array(
    z.object({
      id: z.string(),
      side: z.enum(['a', 'b']),
      kin: z.string(),
      text: z.string(),
      picture: ShownPicture,
      foundIn: z.string().nullable(),
    }),
  ),
  found: z.number(),
  moves: z.int(),
});

const DragAndDropBoard = z.object({
  kind: z.literal('drag_and_drop'),
  hasHints: z.boolean(),
  places: z.array(z.object({ id: z.string(), name: z.string(), picture: ShownPicture })),
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      picture: ShownPicture,
      place: z.string().nullable(),
      tries: z.int(),
      isHinted: z.boolean(),
    }),
  ),
});

const TextPart = z.object({ kind: z.literal('text'), text: z.string() });

const DragTheWordsBoard = z.object({
  kind: z.literal('drag_the_words'),
  hasHints: z.boolean(),
  before: z.string(),
  parts: z.array(
    z.discriminatedUnion('kind', [
      TextPart,
      z.object({
        kind: z.literal('gap'),
        id: z.string(),
        piece: z.string().nullable(),
        word: z.string(),
        tries: z.int(),
        isHinted: z.boolean(),
      }),
    ]),
  ),
  bank: z.array(z.object({ piece: z.string(), word: z.string(), isPlaced: z.boolean() })),
  widest: z.int(),
});

const FillInTheBlanksBoard = z.object({
  kind: z.literal('fill_in_the_blanks'),
  hasHints: z.boolean(),
  picture: ShownPicture,
  parts: z.array(
    z.discriminatedUnion('kind', [
      TextPart,
      z.object({
        kind: z.literal('gap'),
        id: z.string(),
        type: z.enum(blankKinds),
        dots: z.int().nullable(),
        typed: z.string(),
        stands: z.enum(['open', 'right', 'wrong', 'shown']),
        isHinted: z.boolean(),
      }),
    ]),
  ),
});

const EnigmaBoard = z.object({
  kind: z.literal('enigma'),
  slots: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('hidden'), letter: z.string().nullable() }),
      z.object({ kind: z.literal('open'), sign: z.string(), letter: z.string().nullable() }),
    ]),
  ),
  bank: z.array(z.string()).nullable(),
  clues: z.array(z.object({ text: z.string().nullable() })),
  clueCost: z.int(),
  tries: z.int(),
  triesLeft: z.int(),
  guesses: z.array(z.object({ text: z.string(), inPlace: z.int() })),
  outcome: z.enum(['open', 'solved', 'revealed']),
  answer: z.string().nullable(),
  picture: ShownPicture,
});

export const Board = z.discriminatedUnion('kind', [
  DragAndDropBoard,
  DragTheWordsBoard,
  EnigmaBoard,
  FillInTheBlanksBoard,
  FlashcardsBoard,
  PairsBoard,
  ThisOrThatBoard,
  TrueOrFalseBoard,
]);
export type Board = z.infer<typeof Board>;
export type GameKind = Board['kind'];
export type BoardOf<K extends GameKind> = Extract<Board, { kind: K }>;
