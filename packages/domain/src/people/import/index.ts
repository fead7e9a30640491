/** The import of people: what a spreadsheet may say, what its columns mean, and the way of an import to what it wrote, and back (ADM-02). */
export {
  importDelimiters,
  importEncodings,
  importFields,
  importFormats,
  importLineRefusals,
  importLinesAtMost,
  importRefusals,
  importVerdicts,
  undoneFields,
  type ImportDelimiter,
  type ImportEncoding,
  type ImportField,
  type ImportFormat,
  type ImportLineRefusal,
  type ImportRefusal,
  type ImportVerdict,
} from './words.ts';
export {
  closeImport,
  importActs,
  importKeptDays,
  importKeptUntil,
  importStates,
  isImportRunning,
  judgeImport,
  stepImport,
  type ImportAct,
  type ImportState,
} from './states.ts';
export { guessColumns, judgeColumns, plainName } from './headings.ts';
export { dayOf, isFormula, namesIn, withLeadingZeros } from './cells.ts';
