/** Boards of the games and what they share; fed by whoever plays them. They know no room: what lies on them is handed in. */
export { dragFromPx, doubleTapMs, heldMs, magnetPx, placeAt, useDragged } from './drag.ts';
export { DragAndDropBoard } from './drag-and-drop-board.tsx';
export { DragTheWordsBoard } from './drag-the-words-board.tsx';
export { EnigmaBoard } from './enigma-board.tsx';
export { FillInTheBlanksBoard } from './fill-in-the-blanks-board.tsx';
export { createFeel } from './feel.ts';
export { FlashcardsBoard } from './flashcards-board.tsx';
export { roving, useGameKeys } from './keys.ts';
export { PairsBoard } from './pairs-board.tsx';
export { GamePicture, KeyBadge, Mark, Segments, VerdictLine } from './pieces.tsx';
export { silent, type BoardItem, type Feel, type GamePort, type ItemMark, type PictureShown, type ShownVerdict } from './port.ts';
export { ThisOrThatBoard } from './this-or-that-board.tsx';
export { TrueOrFalseBoard } from './true-or-false-board.tsx';
export { useShownCard } from './use-shown-card.ts';
