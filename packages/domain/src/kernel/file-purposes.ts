import type { FileRefusal } from './refusals.ts';

const mebibyte = 1_048_576;
const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
/** What Excel and its like write. */
export const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const presentation = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
/** What PowerPoint wrote until 2003 is an archive without a mark of its own. */
export const oldPresentation = 'application/x-cfb';
export const openPresentation = 'application/vnd.oasis.opendocument.presentation';
export const presentations = [presentation, oldPresentation, openPresentation] as const;

/** What an upload is for: the server knows from it which types and sizes it takes, and whether it encodes anew. */
export const filePurposes = [
  'image',
  'logo',
  'document',
  'video',
  'audio',
  'recording',
  'captions',
  'sheet',
  'package',
  'flash',
  'slides',
  'any',
  'attachment',
] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** Content types that are taken, as the bytes tell them (none: all but programs), and how many bytes. */
export const fileTakes: Record<FilePurpose, { types: readonly string[]; bytes: number }> = {
  image: { types: pictures, bytes: 15 * mebibyte },
  logo: { types: ['image/jpeg', 'image/png', 'image/webp'], bytes: 5 * mebibyte },
  document: { types: ['application/pdf'], bytes: 100 * mebibyte },
  video: { types: ['video/mp4', 'video/webm'], bytes: 2_048 * mebibyte },
  audio: { types: ['audio/mpeg', 'audio/mp4', 'audio/wav'], bytes: 500 * mebibyte },
  /** What somebody says into the device, as its browser writes it down: WebM, or on WebKit MP4. Three minutes are under a megabyte. */
  recording: { types: ['video/webm', 'audio/mp4', 'video/mp4'], bytes: 5 * mebibyte },
  captions: { types: ['text/vtt'], bytes: mebibyte },
  package: { types: ['application/zip'], bytes: 1_024 * mebibyte },
  flash: { types: ['application/x-shockwave-flash'], bytes: 50 * mebibyte },
  slides: { types: ['application/pdf', ...presentations], bytes: 200 * mebibyte },
  /** A file that is handed on as it is: any type but programs; what it is stands in its bytes first, then in its name. */
  any: { types: [], bytes: 1_024 * mebibyte },
  /** What a member puts to something that they write: a picture or a paper. */
  attachment: { types: [...pictures, 'application/pdf'], bytes: 10 * mebibyte },
  sheet: { types: ['text/csv', workbook], bytes: 50 * mebibyte },
};

/**
 * What is wrong with a file before a byte of it is sent. The type is what the device calls it, which may be nothing or an old name: only another family
 * altogether, as a film for a picture, is refused by it. The server looks at the bytes themselves.
 */
export function judgeFile({ purpose, type, bytes }: { purpose: FilePurpose; type: string; bytes: number }): FileRefusal | undefined {
  const { types, bytes: most } = fileTakes[purpose];
  if (bytes === 0) return 'file_unreadable';
  if (bytes > most) return 'file_too_large';
  const family = familyOf(type);
  const isVague = family === undefined || type === 'application/octet-stream' || purpose === 'sheet' || purpose === 'captions';
  return types.length === 0 || isVague || types.some((one) => familyOf(one) === family) ? undefined : 'file_type_refused';
}

const familyOf = (type: string): string | undefined => /^([a-z]+)\//.exec(type)?.[1];
