import { locales, matchLocale, textIn, type Text } from '@vitrine/domain/kernel';
import { episodeOrders, podcastStates, type EpisodeOrder, type PodcastState } from '@vitrine/domain/podcasts';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseText } from '../tenancy/index.ts';

/** A stored text in the reader's language. */
export const textFor = ({ locale }: Pick<Actor, 'locale'>, stored: unknown): string =>
  textIn(parseText(stored), matchLocale(locale, locales));

export const hasWords = (text: Text): boolean => Object.values(text).some(Boolean);

export const stateOf = (word: string): PodcastState => wordOf(podcastStates, word);
export const orderOf = (word: string): EpisodeOrder => wordOf(episodeOrders, word);

/** A stored word, which only this room writes. */
function wordOf<W extends string>(words: readonly W[], word: string): W {
  const known = words.find((one) => one === word);
  if (known === undefined) throw new Error(`podcasts: ${word} is no known word`);
  return known;
}

/** Where the covers of these podcasts lie, by file: for anybody, so that a lock screen shows them too. */
export async function coversOf(
  { storage }: Pick<Platform, 'storage'>,
  db: Reader,
  { tenantId }: Pick<Actor, 'tenantId'>,
  fileIds: readonly (string | null)[],
): Promise<(fileId: string | null) => string | null> {
  const ids = [...new Set(fileIds.flatMap((id) => id ?? []))];
  const files = ids.length === 0 ? [] : await storage.find(db, { tenantId, ids });
  const paths = new Map(files.map((file) => [file.id, storage.publicPath(file)]));
  return (fileId) => (fileId === null ? null : (paths.get(fileId) ?? null));
}
