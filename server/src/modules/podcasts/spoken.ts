import { locales, matchLocale, searchable } from '@vitrine/domain/kernel';
import { spokenIn, type SpokenLine } from '@vitrine/domain/podcasts';
import { sql } from 'kysely';
import { z } from 'zod';
import { wordsOfText, type Reader, type Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** As many of a client are read in one night. */
const atOnce = 500;
const Transcripts = z.partialRecord(z.enum(locales), z.string());
const Lines = z.array(z.object({ from: z.number(), text: z.string() }));

/** Keeps what an episode says for the search, a language each, in the transaction that saves it; of a transcript that stays nothing is read again. */
export async function keepSpoken(
  { storage }: Pick<Platform, 'storage'>,
  tx: Tx,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { episodeId, transcripts }: { episodeId: string; transcripts: Readonly<Record<string, string | undefined>> },
): Promise<void> {
  const kept = await tx
    .selectFrom('podcasts.spoken')
    .select(['locale', 'file_id'])
    .where('tenant_id', '=', tenantId)
    .where('episode_id', '=', episodeId)
    .execute();
  const isKept = (locale: string, fileId: string | undefined) => kept.some((row) => row.locale === locale && row.file_id === fileId);
  const gone = kept.filter(({ locale, file_id }) => transcripts[locale] !== file_id).map(({ locale }) => locale);
  if (gone.length > 0)
    await tx
      .deleteFrom('podcasts.spoken')
      .where('tenant_id', '=', tenantId)
      .where('episode_id', '=', episodeId)
      .where('locale', 'in', gone)
      .execute();
  for (const locale of locales) {
    const fileId = transcripts[locale];
    if (fileId === undefined || isKept(locale, fileId)) continue;
    const lines = spokenIn((await storage.read(fileId)).toString('utf8').replaceAll('\0', ' '));
    await tx
      .insertInto('podcasts.spoken')
      .values({
        tenant_id: tenantId,
        episode_id: episodeId,
        locale,
        file_id: fileId,
        lines: JSON.stringify(lines),
        words: wordsOfText(searchable(lines.map(({ text }) => text).join(' '))),
      })
      .execute();
  }
}

/** Every night: what episodes say that were saved before it was kept, in portions. */
export async function keepOlderSpoken(parts: Pick<Platform, 'db' | 'storage'>): Promise<void> {
  const tenants = await parts.db.read().selectFrom('tenancy.tenant').select('id').orderBy('id').execute();
  for (const { id: tenantId } of tenants) {
    const unread = await parts.db
      .read()
      .selectFrom('podcasts.episode as e')
      .leftJoin('podcasts.spoken as s', (join) => join.onRef('s.tenant_id', '=', 'e.tenant_id').onRef('s.episode_id', '=', 'e.id'))
      .select(['e.id', 'e.transcripts'])
      .where('e.tenant_id', '=', tenantId)
      .where(sql<boolean>`e.transcripts <> '{}'::jsonb`)
      .where('s.episode_id', 'is', null)
      .limit(atOnce)
      .execute();
    for (const { id, transcripts } of unread)
      await parts.db.transaction((tx) =>
        keepSpoken(parts, tx, { tenantId }, { episodeId: id, transcripts: Transcripts.parse(transcripts) }),
      );
  }
}

/** The first line of each episode that says these words, in the member's language before others. */
export async function linesThatSay(
  db: Reader,
  actor: Actor,
  { episodeIds, words }: { episodeIds: readonly string[]; words: string },
): Promise<Map<string, SpokenLine>> {
  if (episodeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('podcasts.spoken')
    .select(['episode_id', 'locale', 'lines'])
    .where('tenant_id', '=', actor.tenantId)
    .where('episode_id', 'in', [...episodeIds])
    .execute();
  const own = matchLocale(actor.locale, locales);
  const found = new Map<string, SpokenLine>();
  for (const row of rows.toSorted((one, other) => Number(other.locale === own) - Number(one.locale === own))) {
    const line = lineThatSays(Lines.parse(row.lines), words);
    if (line && !found.has(row.episode_id)) found.set(row.episode_id, line);
  }
  return found;
}

/** With all the words where one line has them, else the first that has one of them. */
function lineThatSays(lines: readonly SpokenLine[], words: string): SpokenLine | undefined {
  const parts = words.split(' ').filter(Boolean);
  const says = ({ text }: SpokenLine) => {
    const plain = searchable(text);
    return (part: string) => plain.includes(part);
  };
  return lines.find((line) => parts.every(says(line))) ?? lines.find((line) => parts.some(says(line)));
}
