/** Finds out what a file is, refuses what is not meant for its purpose, and turns it into what is kept. */
import { presentations, workbook, type FilePurpose } from '@vitrine/domain/kernel';
import { Refusal } from '../http/refusal.ts';
import { withBytes, wholeOf, type Bytes } from './byte-source.ts';
import { isCaptions } from './captions.ts';
import type { Source } from './disk-blob-store.ts';
import { countPages } from './document-pages.ts';
import { mp3Seconds } from './mp3-length.ts';
import { mp4Seconds } from './mp4-length.ts';
import { judgePackage } from './packages.ts';
import { encodePicture } from './pictures.ts';
import { endingOf, purposeOf, saysNothing, tidyName, typeByName, typeToHandOn } from './purposes.ts';
import { pagesOfSlides } from './slides.ts';
import { typeOf } from './sniff.ts';
import { wavSeconds } from './wav-length.ts';
import { webmSeconds } from './webm-length.ts';

export type Examined = { source: Source; name: string; contentType: string; pages: number | null; seconds: number | null };
type Given = { source: Source; name: string; purpose: FilePurpose };

/**
 * Refuses in the order in which a person understands it: too large, of a type that is not taken, of another type than its name says,
 * broken. `isOurs` also lets in drawings (SVG) as logos, as they are: they come with the product, never from a person.
 */
export async function examine(given: Given, { isOurs }: { isOurs: boolean }): Promise<Examined> {
  return withBytes(given.source, async (bytes) => {
    if (bytes.total > purposeOf(given.purpose).bytes) throw new Refusal('file_too_large');
    if (bytes.total === 0) throw new Refusal('file_unreadable');
    if (given.purpose === 'any') return handedOn(given, bytes);
    const contentType = given.purpose === 'sheet' ? sheetType(await typeOf(bytes)) : await typeOf(bytes);
    if (isOurs && given.purpose === 'logo' && contentType === 'image/svg+xml') return keptAsIs(given, { contentType, ending: 'svg' });
    judgeType(given, contentType);
    return kinds[given.purpose](given, { contentType: contentType ?? '', bytes });
  });
}

/** Pictures are written anew and slides made into pages, so a .jpg that holds WebP harms nobody; any other difference between name and bytes is a lie. */
function judgeType({ name, purpose }: Given, contentType: string | undefined): void {
  const { types } = purposeOf(purpose);
  const named = typeByName(name);
  const isNamedRightly = named !== undefined && types.includes(named);
  if (contentType === undefined || !types.includes(contentType)) {
    throw new Refusal(isNamedRightly ? 'file_type_differs' : 'file_type_refused');
  }
  // Slides that a password guards look like those of 2003: it is the converter that says what they are.
  const isLoose = contentType.startsWith('image/') || (isSlides(contentType) && isSlides(named));
  if (isLoose ? !isNamedRightly && !saysNothing(name) : named !== contentType && !saysNothing(name)) throw new Refusal('file_type_differs');
}

const isSlides = (type: string | undefined): boolean => presentations.some((one) => one === type);

type Kind = (given: Given, found: { contentType: string; bytes: Bytes }) => Promise<Examined>;

const picture: Kind = async ({ source, name, purpose }) => {
  const content = await encodePicture(await wholeOf(source), { keepsSharpEdges: purpose === 'logo' });
  return { source: { content }, name: tidyName(name, 'webp'), contentType: 'image/webp', pages: null, seconds: null };
};

const paper: Kind = async (given, { contentType }) => ({
  ...keptAsIs(given, { contentType, ending: 'pdf' }),
  pages: await countPages(given.source),
});

const kinds: Record<Exclude<FilePurpose, 'any'>, Kind> = {
  package: async (given, { contentType }) => {
    await judgePackage(given.source);
    return keptAsIs(given, { contentType, ending: 'zip' });
  },
  slides: async (given, { contentType }) => {
    const source: Source = contentType === 'application/pdf' ? given.source : { content: await pagesOfSlides(given.source, contentType) };
    return { ...keptAsIs({ ...given, source }, { contentType: 'application/pdf', ending: 'pdf' }), pages: await countPages(source) };
  },
  flash: async (given, { contentType }) => keptAsIs(given, { contentType, ending: 'swf' }),
  image: picture,
  logo: picture,
  document: paper,
  attachment: (given, found) => (found.contentType === 'application/pdf' ? paper : picture)(given, found),
  video: async (given, { contentType, bytes }) => {
    const seconds = contentType === 'video/mp4' ? await mp4Seconds(bytes) : await webmSeconds(bytes);
    if (seconds === undefined) throw new Refusal('file_unreadable');
    return { ...keptAsIs(given, { contentType, ending: contentType === 'video/mp4' ? 'mp4' : 'webm' }), seconds };
  },
  audio: async (given, { contentType, bytes }) => {
    const { ending, secondsOf } = sounds[contentType] ?? {};
    const seconds = await secondsOf?.(bytes);
    if (ending === undefined || seconds === undefined) throw new Refusal('file_unreadable');
    return { ...keptAsIs(given, { contentType, ending }), seconds };
  },
  /** A browser’s own recording tells its length late or never: what cannot be read of it is no fault, for its device measured it. Nothing of it is ever shown as a film. */
  recording: async (given, { contentType, bytes }) => {
    const isWebm = contentType === 'video/webm';
    const seconds = isWebm ? await webmSeconds(bytes) : ((await mp4Seconds(bytes)) ?? null);
    if (seconds === undefined) throw new Refusal('file_unreadable');
    return {
      ...keptAsIs(given, { contentType: isWebm ? 'audio/webm' : 'audio/mp4', ending: isWebm ? 'webm' : 'm4a' }),
      seconds: seconds || null,
    };
  },
  /** Whoever reads it finds out whether it is one; nothing of it is ever shown as a file. */
  sheet: async (given, { contentType }) => keptAsIs(given, { contentType, ending: contentType === workbook ? 'xlsx' : 'csv' }),
  captions: async (given, { contentType }) => {
    if (!isCaptions(await wholeOf(given.source))) throw new Refusal('file_unreadable');
    return keptAsIs(given, { contentType, ending: 'vtt' });
  },
};

/** A file that is handed on as it is. Its bytes and its name may not tell two stories, or a page would pass for a document. */
async function handedOn(given: Given, bytes: Bytes): Promise<Examined> {
  const found = await typeOf(bytes);
  const contentType = typeToHandOn(given.name, found);
  if (contentType === undefined) throw new Refusal('file_type_refused');
  const named = typeByName(given.name);
  const isText = named === 'text/csv' || named === 'text/vtt';
  const isPicture = contentType.startsWith('image/') && named?.startsWith('image/') === true;
  if (named !== undefined && found !== undefined && named !== contentType && !isPicture && !isText) throw new Refusal('file_type_differs');
  if (named !== undefined && found === undefined && !isText) throw new Refusal('file_type_differs');
  const kept = keptAsIs(given, { contentType, ending: endingOf(given.name) || endings[contentType] || 'bin' });
  if (contentType === 'application/pdf') return { ...kept, pages: await countPages(given.source) };
  return { ...kept, seconds: await lengthOf(contentType, bytes) };
}

const endings: Record<string, string> = { 'application/pdf': 'pdf', 'application/zip': 'zip', 'image/png': 'png', 'image/jpeg': 'jpg' };

/** Of a film or a sound; null where it cannot be read, which keeps nobody from handing it on. */
async function lengthOf(contentType: string, bytes: Bytes): Promise<number | null> {
  if (contentType === 'video/mp4') return (await mp4Seconds(bytes)) ?? null;
  if (contentType === 'video/webm') return (await webmSeconds(bytes)) ?? null;
  return (await sounds[contentType]?.secondsOf(bytes)) ?? null;
}

const sounds: Record<string, { ending: string; secondsOf: (bytes: Bytes) => Promise<number | null | undefined> }> = {
  'audio/mpeg': { ending: 'mp3', secondsOf: mp3Seconds },
  'audio/mp4': { ending: 'm4a', secondsOf: mp4Seconds },
  'audio/wav': { ending: 'wav', secondsOf: wavSeconds },
};

/** Text has no mark of its own, and the beginning of a workbook may look like any other archive. */
function sheetType(found: string | undefined): string | undefined {
  if (found === undefined) return 'text/csv';
  return found === 'application/zip' ? workbook : found;
}

function keptAsIs({ source, name }: Given, { contentType, ending }: { contentType: string; ending: string }): Examined {
  return { source, name: tidyName(name, ending), contentType, pages: null, seconds: null };
}
