import type { FolderRow } from '@vitrine/contract/library';

export type Branch = FolderRow & { children: Branch[] };

/** Folders as they stand in each other, in the order of the list. One whose parent is not there stands at the top. */
export function treeOf(folders: readonly FolderRow[]): Branch[] {
  const branches = new Map(folders.map((folder): [string, Branch] => [folder.id, { ...folder, children: [] }]));
  const top: Branch[] = [];
  for (const branch of branches.values()) (branches.get(branch.parentId ?? '')?.children ?? top).push(branch);
  return top;
}

/** The folders from the outermost to this one. */
export function wayTo(folders: readonly FolderRow[], id: string | null | undefined): FolderRow[] {
  const folder = folders.find((one) => one.id === id);
  return folder ? [...wayTo(folders, folder.parentId), folder] : [];
}

/** Each folder with its whole way as its label, by that label; without one and what stands in it, where it may not go into itself. */
export function folderChoices(folders: readonly FolderRow[], without?: string): { value: string; label: string }[] {
  return folders
    .map(({ id }) => ({ value: id, way: wayTo(folders, id) }))
    .filter(({ way }) => way.every(({ id }) => id !== without))
    .map(({ value, way }) => ({ value, label: way.map(({ name }) => name).join(' › ') }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}
