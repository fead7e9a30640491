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

export const importActs = ['map', 'rehearse', 'endRehearsal', 'apply', 'endApplication', 'undo', 'endUndo', 'cancel', 'fail'] as const;
export type ImportAct = (typeof importActs)[number];

/** `rehearse`, `apply` and `undo` may be said again while they run: what was broken off is taken up where it stood. */
const steps: Record<ImportAct, { from: readonly ImportState[]; to: ImportState }> = {
  map: { from: ['uploaded', 'mapped', 'rehearsed', 'failed'], to: 'mapped' },
  rehearse: { from: ['mapped', 'rehearsing'], to: 'rehearsing' },
  endRehearsal: { from: ['rehearsing'], to: 'rehearsed' },
  apply: { from: ['rehearsed', 'applying'], to: 'applying' },
  endApplication: { from: ['applying'], to: 'applied' },
  undo: { from: ['applied', 'undoing'], to: 'undoing' },
  endUndo: { from: ['undoing'], to: 'undone' },
  cancel: { from: ['uploaded', 'mapped', 'rehearsing', 'rehearsed', 'failed'], to: 'cancelled' },
  // Only what has written nothing yet may fail: what is half applied goes on, or is undone.
  fail: { from: ['rehearsing'], to: 'failed' },
};

/** Where an act leads from a state, or `import_not_ready`. */
export function stepImport(
  state: ImportState,
  act: ImportAct,
): { ok: true; state: ImportState } | { ok: false; refusal: 'import_not_ready' } {
  const { from, to } = steps[act];
  return from.includes(state) ? { ok: true, state: to } : { ok: false, refusal: 'import_not_ready' };
}

/** True while a job works on it. */
export const isImportRunning = (state: ImportState): boolean => state === 'rehearsing' || state === 'applying' || state === 'undoing';

/** What a person may do with an import in this state. */
export const judgeImport = (state: ImportState): Record<'map' | 'rehearse' | 'apply' | 'undo' | 'cancel', boolean> => ({
  map: stepImport(state, 'map').ok,
  rehearse: state === 'mapped',
  apply: state === 'rehearsed',
  undo: state === 'applied',
  cancel: stepImport(state, 'cancel').ok,
});
