/** The library: kinds of files, folders and their names, and what it means to have read something. */
export {
  binDays,
  deepestFolder,
  folderNameLimit,
  freeSlug,
  judgeMove,
  nameKeyOf,
  slugLimit,
  slugOf,
  tidyFolderName,
  type MoveFacts,
} from './folders.ts';
export { extensionOf, kindOf, kindOfExtension, officeEndings, previewOf } from './kinds.ts';
export {
  libraryKinds,
  libraryPreviews,
  libraryRefusals,
  readingRefusals,
  readingStateOf,
  readingStates,
  type LibraryKind,
  type LibraryPreview,
  type LibraryRefusal,
  type Reading,
  type ReadingState,
} from './words.ts';
export { judgeZip, largestZip, nameInZip, zipRefusals } from './zip.ts';
export { dueReminder, reminderDays } from './reminders.ts';
