import { libraryKinds, type LibraryKind, type LibraryPreview } from './words.ts';

/** Endings of names by kind; every other one is generic (LIB-02). */
const endings: Record<Exclude<LibraryKind, 'generic'>, readonly string[]> = {
  video: ['mp4', 'm4v', 'webm', 'mov', 'avi', 'mkv', 'wmv', 'mpg', 'mpeg', '3gp'],
  audio: ['mp3', 'm4a', 'wav', 'ogg', 'oga', 'opus', 'aac', 'flac', 'wma'],
  pdf: ['pdf'],
  image: ['jpg', 'jpeg', 'jfif', 'png', 'gif', 'webp', 'avif', 'svg', 'bmp', 'tif', 'tiff', 'heic'],
  compressed: ['zip', 'rar', '7z', 'tar', 'gz', 'tgz', 'bz2', 'xz'],
  excel: ['xls', 'xlsx', 'xlsm', 'xlsb', 'csv', 'tsv', 'ods'],
  document: ['doc', 'docx', 'docm', 'odt', 'rtf', 'txt', 'md'],
  powerpoint: ['ppt', 'pptx', 'pptm', 'pps', 'ppsx', 'odp'],
};

/** What bytes tell of themselves beyond doubt; an archive may be a workbook, and text may be a table. */
const sniffed: readonly [RegExp, LibraryKind][] = [
  [/^video\//, 'video'],
  [/^audio\//, 'audio'],
  [/^application\/pdf$/, 'pdf'],
  [/^image\//, 'image'],
  [/spreadsheetml|opendocument\.spreadsheet|ms-excel/, 'excel'],
  [/wordprocessingml|opendocument\.text|msword|^application\/rtf$/, 'document'],
  [/presentationml|opendocument\.presentation|ms-powerpoint/, 'powerpoint'],
  [/vnd\.rar|x-7z-compressed|gzip|x-tar|x-bzip2|x-xz/, 'compressed'],
];

/** The ending of a name in small letters without its dot; empty where there is none. */
export const extensionOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** The kind that an ending stands for. */
export function kindOfExtension(extension: string): LibraryKind {
  const found = Object.entries(endings).find(([, known]) => known.includes(extension.toLowerCase()))?.[0];
  return kindNamed(found) ?? 'generic';
}

/** The kind of a file: what its bytes say comes first, then the ending of its name (LIB-02). */
export function kindOf({ contentType, name }: { contentType: string; name: string }): LibraryKind {
  const told = sniffed.find(([type]) => type.test(contentType))?.[1];
  if (told) return told;
  const named = kindOfExtension(extensionOf(name));
  if (contentType !== 'application/zip') return named;
  return named === 'excel' || named === 'document' || named === 'powerpoint' ? named : 'compressed';
}

/** Drawings and pages that could run something are downloaded only, whatever their kind. */
export function previewOf({ kind, contentType }: { kind: LibraryKind; contentType: string }): LibraryPreview {
  if (kind === 'pdf') return 'pdf';
  if (kind === 'image') return /^image\/(jpeg|png|gif|webp|avif)$/.test(contentType) ? 'picture' : 'none';
  if (kind === 'audio') return /^audio\/(mpeg|mp4|wav|webm|ogg)$/.test(contentType) ? 'audio' : 'none';
  if (kind === 'video') return /^video\/(mp4|webm)$/.test(contentType) ? 'film' : 'none';
  return kind === 'compressed' && contentType === 'application/zip' ? 'names' : 'none';
}

const kindNamed = (name: string | undefined): LibraryKind | undefined => libraryKinds.find((kind) => kind === name);

/** Endings of files whose pages LibreOffice can make. */
export const officeEndings = ['doc', 'docx', 'odt', 'rtf', 'xls', 'xlsx', 'ods', 'ppt', 'pptx', 'odp'] as const;
