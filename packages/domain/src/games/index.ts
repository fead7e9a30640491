/** Games: how each is dealt, judged and scored; what a run keeps. */
export { askFor, gameWarnings, textsIn, warningsIn, type GameCheck, type GameWarning, type Texts } from './checks.ts';
export { foldText, graphemesOf } from './compare-text.ts';
export { checkScene, dragAndDrop, dragAndDropLimits, type DragAndDropContent } from './drag-and-drop.ts';
export { checkWords, dragTheWords, dragTheWordsLimits, type DragTheWordsContent } from './drag-the-words.ts';
export { lettersOf } from './enigma-letters.ts';
export { checkEnigma, enigma, enigmaClue, enigmaLimits, enigmaWord, type EnigmaContent } from './enigma.ts';
export {
  blankKinds,
  checkBlanks,
  fillInTheBlanks,
  fillLimits,
  type Blank,
  type BlankKind,
  type FillInTheBlanksContent,
} from './fill-in-the-blanks.ts';
export { gapIdsOf, giveBack, joinNext, partsOf, readText, takeOut, textOfParts, wordsIn, type TextPart } from './gapped-text.ts';
export { findThePairs, type Face, type PairsBoard, type PairsContent } from './find-the-pairs.ts';
export { flashcards, type FlashcardsBoard, type FlashcardsContent } from './flashcards.ts';
export {
  frameGaps,
  gameOf,
  isEmpty,
  limitOf,
  sayIn,
  type Game,
  type GameFrame,
  type GameRules,
  type Picture,
  type Say,
  type ShownPicture,
  type Telling,
  type Told,
} from './rules.ts';
export {
  dealt,
  itemIn,
  scoreOf,
  shuffleBy,
  tried,
  waitingIn,
  type GameState,
  type ItemState,
  type Judged,
  type Move,
  type Score,
  type Shuffle,
} from './state.ts';
export { historyOf, redone, undone, withStep, type History } from './history.ts';
export {
  suggestBlanks,
  suggestDragAndDrop,
  suggestDragTheWords,
  suggestEnigma,
  suggestFlashcards,
  suggestionCodes,
  suggestPairs,
  suggestThisOrThat,
  suggestTrueOrFalse,
  type Suggestion,
  type SuggestionCode,
} from './suggestions.ts';
export { sides, thisOrThat, type Side, type ThisOrThatBoard, type ThisOrThatContent } from './this-or-that.ts';
export { trueOrFalse, type TrueOrFalseBoard, type TrueOrFalseCard, type TrueOrFalseContent } from './true-or-false.ts';
export {
  clocks,
  gameGaps,
  gameObjects,
  gameRefusals,
  marks,
  paces,
  runStates,
  type Clock,
  type GameGap,
  type GameObject,
  type GameRefusal,
  type Mark,
  type Pace,
  type RunState,
} from './words.ts';
