/** What a file is, in nine kinds (LIB-02, spec 2, P3). */
export const libraryKinds = ['video', 'audio', 'pdf', 'image', 'compressed', 'excel', 'document', 'powerpoint', 'generic'] as const;
export type LibraryKind = (typeof libraryKinds)[number];

/** How a file is shown without a download; `names` is the list of what an archive holds. */
export const libraryPreviews = ['pdf', 'picture', 'audio', 'film', 'names', 'none'] as const;
export type LibraryPreview = (typeof libraryPreviews)[number];

export const libraryRefusals = [
  'name_required',
  'name_taken',
  'folder_too_deep',
  'folder_in_itself',
  'folder_above_gone',
  'file_already_used',
  'item_retired',
  'in_use',
] as const;
export type LibraryRefusal = (typeof libraryRefusals)[number];

/** What confirming a reading may be refused for. */
export const readingRefusals = ['reading_not_asked', 'newer_version'] as const;

/** Where a file stands for one member: not opened, opened but not confirmed where that is asked, or done, each of its newest version. */
export const readingStates = ['not_started', 'in_progress', 'done'] as const;
export type ReadingState = (typeof readingStates)[number];

/** Of one version that a member may have opened and confirmed (instants; null: never). */
export type Reading = { isMustRead: boolean; openedAt: string | null; confirmedAt: string | null };

/** A file that must be read is done when that was confirmed, any other when it was opened. */
export function readingStateOf({ isMustRead, openedAt, confirmedAt }: Reading): ReadingState {
  if (confirmedAt !== null || (openedAt !== null && !isMustRead)) return 'done';
  return openedAt === null ? 'not_started' : 'in_progress';
}
