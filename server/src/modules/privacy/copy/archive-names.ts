import type { GivenFile } from '../../../platform/storage/index.ts';

/** What the sheet of a section is called: the same in every language. */
export const sheetName = (section: string): string => `${section.replace('.', '-')}.csv`;
/** What a file is called in the archive: two of one name are told apart. */
export const fileName = ({ id, name }: Pick<GivenFile, 'id' | 'name'>): string => `${id.slice(-8)}-${name}`;
