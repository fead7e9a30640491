/** What a file may be for: who may send it is decided here alone; which types and how many bytes, in the domain. */
import {
  filePurposes,
  fileTakes,
  oldPresentation,
  openPresentation,
  presentation,
  workbook,
  type FilePurpose,
} from '@vitrine/domain/kernel';

export type Purpose = {
  /** Content types that are taken, as the bytes tell them. */
  types: readonly string[];
  bytes: number;
  /** One of these lets a person upload; empty: every member may. */
  needs: readonly string[];
};

const editing = ['content.write', 'people.write', 'clients.write', 'login_configuration.write'] as const;
/** What members send too. */
const everybodys: readonly FilePurpose[] = ['image', 'recording', 'attachment'];

export const purposeOf = (purpose: FilePurpose): Purpose => ({ ...fileTakes[purpose], needs: everybodys.includes(purpose) ? [] : editing });

/** The purpose of this name, or undefined. */
export const purposeNamed = (name: string): FilePurpose | undefined => filePurposes.find((purpose) => purpose === name);

/** What a name's ending says that a file is. */
const typesByEnding: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  pptx: presentation,
  ppt: oldPresentation,
  odp: openPresentation,
  zip: 'application/zip',
  swf: 'application/x-shockwave-flash',
  vtt: 'text/vtt',
  csv: 'text/csv',
  tsv: 'text/csv',
  txt: 'text/csv',
  xlsx: workbook,
};

/** Of what no other purpose takes: how a browser is told that it is no more than text, a page or an office file. */
const furtherTypes: Record<string, string> = {
  html: 'text/html',
  htm: 'text/html',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
};
const programs = [
  'exe',
  'dll',
  'msi',
  'bat',
  'cmd',
  'com',
  'scr',
  'vbs',
  'ps1',
  'js',
  'mjs',
  'jar',
  'sh',
  'apk',
  'app',
  'dmg',
  'lnk',
  'hta',
];

/** The type of a file that is handed on: by its bytes, else by its ending; undefined for a program, which is not handed on. */
export function typeToHandOn(name: string, found: string | undefined): string | undefined {
  const ending = endingOf(name);
  if (
    programs.includes(ending) ||
    (found !== undefined && /x-msdownload|x-elf|x-mach-binary|vnd\.android\.package|java-archive/.test(found))
  )
    return undefined;
  const named = furtherTypes[ending] ?? typesByEnding[ending];
  const isContainer = found === 'application/zip' || found === 'application/x-cfb';
  if (found === undefined || isContainer) return isOffice(named) || found === undefined ? (named ?? 'application/octet-stream') : found;
  return found;
}

/** What may lie in a container that says no more of itself than that it is one. */
const isOffice = (type: string | undefined) => type !== undefined && /officedocument|ms-|msword/.test(type);

export const endingOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
export const typeByName = (name: string): string | undefined => typesByEnding[endingOf(name)];
/** Whether an ending says anything at all; `.backup` or none is no lie. */
export const saysNothing = (name: string): boolean => endingOf(name) === '';

/** A name fit for a header, a path and a screen: no folders, no control characters, at most 120 characters. */
export function tidyName(name: string, ending?: string): string {
  const flat = (name.normalize('NFC').split(/[/\\]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}\p{Cs}"<>|:*?]/gu, '').trim();
  const stem =
    flat
      .replace(/\.[a-z0-9]{1,8}$/i, '')
      .slice(0, 110)
      .toWellFormed() || 'file';
  const last = ending ?? endingOf(flat);
  return last ? `${stem}.${last}` : stem;
}
