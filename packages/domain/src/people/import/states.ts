/** An import from the file to what it wrote, and back (ADM-02; `Reversible bulk`). */
export const importStates = [
  'uploaded',
  'mapped',
  'rehearsing',
  'rehearsed',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
  'cancelled',
] as const;
export type ImportState = (typeof importStates)[number];

export const importActs = ['map', 'dryRun', 'endDryRun', 'apply', 'endApplication', 'undo', 'endUndo', 'cancel', 'fail'] as const;
export type ImportAct = (typeof importActs)[number];

/** `dryRun`, `apply` and `undo` may be said again while they run: what was broken off is taken up where it stood. */
const steps: Record<ImportAct, { from: readonly ImportState[]; to: ImportState }> = {
  map: { from: ['uploaded', 'mapped', 'rehearsed', 'failed'], to: 'mapped' },
  dryRun: { from: ['mapped', 'rehearsing'], to: 'rehearsing' },
  endDryRun: { from: ['rehearsing'], to: 'rehearsed' },
  apply: { from: ['rehearsed', 'applying'], to: 'applying' },
  endApplication: { from: ['applying'], to: 'applied' },
  undo: { from: ['applied', 'undoing'], to: 'undoing' },
  endUndo: { from: ['undoing'], to: 'undone' },
  cancel: { from: ['uploaded', 'mapped', 'rehearsing', 'rehearsed', 'failed'], to: 'cancelled' },
  // Only what has written nothing yet may fail: what is half applied goes on, or is undone.
  fail: { from: ['rehearsing'], to: 'failed' },
};

/** Where an act leads from a state, or `import_not_ready`; `import_over` when its lines and its spreadsheet are gone. */
export function stepImport(
  state: ImportState,
  act: ImportAct,
  { isOver = false } = {},
): { ok: true; state: ImportState } | { ok: false; refusal: 'import_not_ready' | 'import_over' } {
  if (isOver) return { ok: false, refusal: 'import_over' };
  const { from, to } = steps[act];
  return from.includes(state) ? { ok: true, state: to } : { ok: false, refusal: 'import_not_ready' };
}

/** True while a job works on it. */
export const isImportRunning = (state: ImportState): boolean => state === 'rehearsing' || state === 'applying' || state === 'undoing';

/** What a person may do with an import in this state; nothing with one that is over. */
export const judgeImport = (
  state: ImportState,
  { isOver = false } = {},
): Record<'map' | 'dryRun' | 'apply' | 'undo' | 'cancel', boolean> => ({
  map: stepImport(state, 'map', { isOver }).ok,
  dryRun: state === 'mapped' && !isOver,
  apply: state === 'rehearsed' && !isOver,
  undo: state === 'applied' && !isOver,
  cancel: stepImport(state, 'cancel', { isOver }).ok,
});

/** Days for which nothing happened to an import before its lines and its spreadsheet go; so long it can be taken back (decision 019). */
export const importKeptDays = 90;
const dayMilliseconds = 86_400_000;

/** When an import is over to which nothing happens any more since `changedAt`. */
export const importKeptUntil = (changedAt: string): string =>
  new Date(Date.parse(changedAt) + importKeptDays * dayMilliseconds).toISOString();

/** How an import stands for good once it is over: what wrote nothing was given up; of what was broken off for so long, that is kept which was written. */
export function closeImport(state: ImportState): 'applied' | 'undone' | 'cancelled' {
  if (state === 'applied' || state === 'applying') return 'applied';
  return state === 'undone' || state === 'undoing' ? 'undone' : 'cancelled';
}
