import { searchable, textIn, type Text } from '../kernel/index.ts';

/** Folders stand in folders to this depth. */
export const deepestFolder = 8;
/** What was taken away can be brought back for so long; then its bytes are gone. */
export const binDays = 30;
export const folderNameLimit = 120;
export const slugLimit = 80;

/** A name without what nobody sees: control characters, marks that turn the direction of writing, and blanks of no width. */
export const tidyFolderName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What two folders of one parent may not share: the name in the product's first language, small letters without accents. */
export const nameKeyOf = (name: Text): string => searchable(textIn(name, 'pt-BR'));

/** A name as an address holds it: letters of the Latin alphabet and digits with dashes between; `pasta` where nothing of it is left. */
export function slugOf(name: string): string {
  const slug = searchable(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, slugLimit)
    .replaceAll(/^-+|-+$/g, '');
  return slug || 'pasta';
}

/** The slug itself, or with the first number behind it that nobody has. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

export type MoveFacts = {
  folderId: string;
  /** Ids from the outermost folder to the new parent; empty for the top. */
  parentPath: readonly string[];
  /** Levels of the folder with what stands in it; one for a folder without any. */
  height: number;
};

/** A folder goes neither into itself nor into one of its own, nor deeper than eight. */
export function judgeMove({ folderId, parentPath, height }: MoveFacts): 'folder_in_itself' | 'folder_too_deep' | undefined {
  if (parentPath.includes(folderId)) return 'folder_in_itself';
  return parentPath.length + height > deepestFolder ? 'folder_too_deep' : undefined;
}
