/** Words and small rules that every room shares: languages, texts, days, refusals of the platform. */
export {
  dateOrders,
  languageIdOf,
  languages,
  localeOf,
  locales,
  matchLocale,
  type DateOrder,
  type LanguageId,
  type Locale,
} from './locales.ts';
export { isParticipantText, participantTextLimit, shortLink, shownLinkLimit, textIn, withoutPercent, type Text } from './text.ts';
export { claimMinutes } from './claim.ts';
export {
  allBlocks,
  blockKinds,
  blockLacks,
  blocksBytesLimit,
  blocksLimit,
  cardKinds,
  filesInBlocks,
  galleryLimit,
  isButtonAddress,
  lackingInBlocks,
  mediaForms,
  newsBlockKinds,
  pictureShapes,
  plainBlockKinds,
  textsInBlocks,
  thingKinds,
  thingsInBlocks,
  thingsLimit,
  type Block,
  type BlockKind,
  type BlockLack,
  type CardKind,
  type ColumnsBlock,
  type FormBlock,
  type GalleryPicture,
  type PictureShape,
  type PlainBlock,
  type StageBlock,
  type ThingKind,
} from './blocks.ts';
export { isSafeAddress, styledBlocks, unsafeAddressIn, type StyledBlock, type StyledLine, type StyledSpan } from './styled-text.ts';
export { hourIn, nextHourIn } from './local-hours.ts';
export { ageOn, dayIn, isDay, isZone, type LocalDate } from './local-date.ts';
export {
  addDays,
  firstDayOf,
  judgeRecurrence,
  recurrenceFrequencies,
  recurrenceRefusals,
  weekdayOf,
  weekdays,
  type Recurrence,
  type RecurrenceFrequency,
  type RecurrenceWish,
  type Weekday,
} from './recurrence.ts';
export { dateConflicts, type DateConflict } from './date-conflicts.ts';
export { judgeRepeat, mostRepeats, repeatedDays, repeatRefusals, type Repeat, type RepeatFaults } from './repeated-days.ts';
export { instantOf, offsetsOf, timeIn, type ZoneOffset } from './zone-offsets.ts';
export { isKnownNoise, type BrowserFault } from './noise.ts';
export { ownPath } from './own-path.ts';
export { recordingMostSeconds } from './recordings.ts';
export { exportFormats, type ExportFormat } from './exports.ts';
export { fileRefusals, platformRefusals, type FileRefusal, type PlatformRefusal } from './refusals.ts';
export {
  filePurposes,
  fileTakes,
  judgeFile,
  oldPresentation,
  openPresentation,
  presentation,
  presentations,
  workbook,
  type FilePurpose,
} from './file-purposes.ts';
export { nothingFound, type FindAsk, type Finding, type Findings } from './findings.ts';
export { searchable, searchTextOf } from './search-text.ts';
export { mergeRanges, watchedSeconds, type Range } from './ranges.ts';
export {
  checkInDigits,
  checkInStep,
  checkInStepBegin,
  checkInStepSeconds,
  checkInTries,
  checkInWays,
  checkInWindow,
  judgeCheckIn,
  type CheckInWay,
} from './check-in.ts';
export { changedIn, isSame, mergeChanges, mergedOver, type Changed } from './changes.ts';
