import type { ActivityDraftOf } from '@vitrine/contract/activities';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { getHandbook, getSound, getVideo, mediaPath, type MediaFile } from './media/index.ts';
import { writtenPackage } from './texts/lessons.ts';
import { demoLocales, type DemoLocale } from './texts/index.ts';

type Film = Omit<ActivityDraftOf<'video'>, 'kind'>;
/** Where a brand's files are put, and by whom. */
export type DemoParts = { platform: Platform; author: BuiltPerson };

/** A film with its poster and its captions in four languages. */
export async function storeFilm(demoParts: DemoParts, name: string): Promise<Film> {
  const video = getVideo(name);
  return {
    fileId: await put(demoParts, { purpose: 'video', file: video }),
    posterFileId: await put(demoParts, { purpose: 'image', file: video.poster }),
    captions: await inEachLanguage((locale) => put(demoParts, { purpose: 'captions', file: video.captions[locale] })),
    requiredPercent: 90,
    noSkip: false,
  };
}

/** The sound of a film, with what is said in it in four languages. */
export async function storeSound(demoParts: DemoParts, name: string): Promise<Omit<ActivityDraftOf<'audio'>, 'kind'>> {
  const sound = getSound(name);
  return {
    fileId: await put(demoParts, { purpose: 'audio', file: sound }),
    transcripts: await inEachLanguage((locale) => put(demoParts, { purpose: 'captions', file: sound.captions[locale] })),
    requiredPercent: 90,
    noSkip: false,
  };
}

/** A course's handbook in four languages. */
export const storeHandbooks = (demoParts: DemoParts, courseKey: string): Promise<Record<DemoLocale, string>> =>
  inEachLanguage((locale) => put(demoParts, { purpose: 'document', file: getHandbook(courseKey, locale) }));

/** A package that the demo writes itself, from its texts of this name. */
export async function storeLesson({ platform, author }: DemoParts, name: string): Promise<string> {
  const content = await writtenPackage(name);
  const { siteId, tenantId, personId } = author;
  const { id } = await platform.storage.put({
    siteId,
    tenantId,
    personId,
    purpose: 'package',
    name: `${name}.zip`,
    content,
    isPublic: false,
  });
  return id;
}

/** A film of Flash that the demo writes itself. */
export async function storeFlash({ platform, author }: DemoParts, content: Buffer): Promise<string> {
  const { siteId, tenantId, personId } = author;
  const { id } = await platform.storage.put({
    siteId,
    tenantId,
    personId,
    purpose: 'flash',
    name: 'vitrine.swf',
    content,
    isPublic: false,
  });
  return id;
}

async function inEachLanguage(store: (locale: DemoLocale) => Promise<string>): Promise<Record<DemoLocale, string>> {
  const [ptBR = '', enUS = '', esES = '', frFR = ''] = await Promise.all(demoLocales.map(store));
  return { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };
}

async function put({ platform, author }: DemoParts, { purpose, file }: { purpose: string; file: MediaFile }): Promise<string> {
  const { siteId, tenantId, personId } = author;
  const { id } = await platform.storage.put({
    siteId,
    tenantId,
    personId,
    purpose,
    name: file.file,
    path: mediaPath(file),
    isPublic: false,
  });
  return id;
}
