import type { EpisodeForm } from '@vitrine/contract/podcasts';
import { instantOf, searchTextOf } from '@vitrine/domain/kernel';
import { chaptersIn } from '@vitrine/domain/podcasts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import { refuseFields, type Actor } from '../../platform/http/index.ts';
import { zoneOfClient } from '../tenancy/index.ts';
import { hasWords } from './podcast-rows.ts';
import type { PodcastParts } from './record-on-podcasts.ts';

type Checked = { episodeId: string; form: EpisodeForm; prefix: string; kept: readonly string[] };

const endingOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** The files that a form names. */
export const filesIn = ({ fileId, transcripts }: Pick<EpisodeForm, 'fileId' | 'transcripts'>): string[] =>
  [fileId, ...Object.values(transcripts)].flatMap((id) => id ?? []);

/** Checks a form, takes its new files for the episode, and answers what is stored of it. New files are the writer's own uploads, and of no other episode. */
export async function checkEpisode({ storage }: PodcastParts, tx: Tx, actor: Actor, { episodeId, form, prefix, kept }: Checked) {
  const { tenantId } = actor;
  const ids = filesIn(form);
  const fresh = ids.filter((id) => !kept.includes(id));
  const [all, own, used] = [
    await storage.find(tx, { tenantId, ids }),
    new Set((await storage.find(tx, { tenantId, ids: fresh, uploadedBy: actor.personId })).map(({ id }) => id)),
    await usedElsewhere(tx, actor, { episodeId, ids: fresh }),
  ];
  const fault = (id: string | null | undefined, accepts: RegExp): string | undefined => {
    if (!id) return undefined;
    const file = all.find((one) => one.id === id);
    if (!file || (fresh.includes(id) && !own.has(id)) || used.has(id)) return 'file_missing';
    return accepts.test(file.contentType) ? undefined : 'file_type_refused';
  };
  const sound = all.find(({ id }) => id === form.fileId);
  const seconds = sound?.seconds ?? 0;
  const isChaptered = Object.values(form.chapters).every((text) => chaptersIn(text, sound ? seconds : Infinity) !== undefined);
  refuseFields(
    {
      title: hasWords(form.title) ? undefined : 'name_required',
      fileId: fault(form.fileId, /^audio\//),
      chapters: isChaptered ? undefined : 'chapters_invalid',
      ...Object.fromEntries(Object.entries(form.transcripts).map(([locale, id]) => [`transcripts.${locale}`, fault(id, /^text\/vtt$/)])),
    },
    { prefix },
  );
  for (const fileId of fresh) await storage.own(tx, { tenantId, fileId, room: 'podcasts', ownerId: episodeId });
  const from = form.publishedOn === null ? null : instantOf({ day: form.publishedOn, time: '00:00', zone: await zoneOfClient(tx, actor) });
  return {
    title: JSON.stringify(form.title),
    description: JSON.stringify(form.description),
    chapters: JSON.stringify(form.chapters),
    file_id: form.fileId,
    seconds,
    extension: sound ? endingOf(sound.name) : '',
    transcripts: JSON.stringify(form.transcripts),
    published_on: form.publishedOn,
    /** Null: the moment of its publication. */
    from,
    search_text: searchTextOf([form.title, form.description, form.chapters]),
  };
}

async function usedElsewhere(
  tx: Tx,
  { tenantId }: Actor,
  { episodeId, ids }: { episodeId: string; ids: readonly string[] },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('podcasts.episode as e')
    .where('e.tenant_id', '=', tenantId)
    .where('e.id', '<>', episodeId)
    .where(
      sql<boolean>`(e.file_id = any(${ids}::uuid[]) or exists (select from jsonb_each_text(e.transcripts) as t where t.value = any(${ids}::text[])))`,
    )
    .select(['e.file_id', sql<string[]>`array(select t.value from jsonb_each_text(e.transcripts) as t)`.as('transcripts')])
    .execute();
  return new Set(rows.flatMap(({ file_id, transcripts }) => [...(file_id === null ? [] : [file_id]), ...transcripts]));
}
