/** What a person may ask of all that is held about them: a copy of it, and that it is erased. */
export { askForCopy, CopyOfData, getCopy, openCopy } from './copies.ts';
export { askToLeave, getLeaving, Leaving, withdrawLeaving } from './leaving.ts';
