/** Notes of one's own beside an activity: written on devices that may be without a network for days, and never lost. */

export const noteMost = 2_000;
/** Of a member in one course. */
export const notesMost = 500;
export const noteRefusals = ['not_enrolled', 'too_many_notes'] as const;
export type NoteRefusal = (typeof noteRefusals)[number];

/** What the server has of a note: `devices` says how far it heard each of them, `lastDevice` wrote the present words. */
export type KnownNote = {
  text: string;
  second: number | null;
  version: number;
  lastDevice: string;
  devices: Readonly<Record<string, number>>;
};

/** What a device writes. An empty text takes the note away. `revision` rises on a device; `base` is the version that its writer saw. */
export type NoteWrite = { text: string; second: number | null; device: string; revision: number; base: number };

/** `copy`: the words stand beside those that another device wrote meanwhile. `known`: nothing is to be done. */
export type NoteVerdict = 'create' | 'change' | 'copy' | 'known';

/**
 * What becomes of a write, whenever it comes. A device follows its own words; whoever saw the present words may replace them; words that were
 * written without having seen those of another device are kept beside them, and taking away never takes what was not seen.
 */
export function judgeNote(known: KnownNote | null, write: NoteWrite): NoteVerdict {
  if (!known) return write.text === '' ? 'known' : 'create';
  if ((known.devices[write.device] ?? 0) >= write.revision) return 'known';
  if (known.lastDevice === write.device || write.base >= known.version) return 'change';
  if (write.text === '' || (write.text === known.text && write.second === known.second)) return 'known';
  return known.text === '' ? 'change' : 'copy';
}
