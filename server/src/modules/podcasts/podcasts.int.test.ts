import { listAuditLog, renewLink } from '@vitrine/contract/kernel';
import { addFavourite } from '@vitrine/contract/marks';
import * as wire from '@vitrine/contract/podcasts';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, someLabels } from '../identity/testing.ts';
import { aClient } from '../tenancy/testing.ts';
import { anEpisode, anEpisodeForm, aPodcast, aPodcastCategory, aPodcastForm, aSentFile, silence } from './testing.ts';

async function aStudio(house: House) {
  const author = await aPerson(house.platform, { roles: ['client_administrator'] });
  const { tenantId } = author;
  const labels = await someLabels(house.platform, {
    tenantId,
    areas: { brazil: { name: { 'pt-BR': 'Brasil' }, countries: ['BR'] } },
    groups: { team: { 'pt-BR': 'Time' } },
    groupLabel: { 'pt-BR': 'Rótulo' },
    tags: { cold: { 'pt-BR': 'Frio' } },
  });
  const [areaId = '', groupId = '', tagId = ''] = [labels.areas.get('brazil'), labels.groups.get('team'), labels.tags.get('cold')];
  const learner = await aPerson(house.platform, { tenantId, country: 'BR', groupIds: [groupId] });
  const outsider = await aPerson(house.platform, { tenantId, country: 'CL' });
  return { author, learner, outsider, tenantId, areaId, groupId, tagId };
}

type What = wire.ListeningEvent['what'];
type Event = { episodeId: string; ago?: number; what: What; id?: string };
/** What a device tells whose clock is wrong by so many milliseconds. */
const reportOf = (house: House, events: readonly Event[], wrongBy = 0) => {
  const now = Date.parse(house.clock.now()) + wrongBy;
  return {
    body: {
      sentAt: new Date(now).toISOString(),
      events: events.map(({ episodeId, ago = 0, what, id = house.platform.newId() }) => ({
        event_id: id,
        episodeId,
        at: new Date(now - ago).toISOString(),
        what,
      })),
    },
  };
};
const heard = (position: number, ...ranges: [number, number][]): What => ({ kind: 'heard', position, speed: 1, ranges });

test('POD-01 the newest act of listening by corrected time says where it goes on, whatever arrives later and however wrong a clock is', async ({
  house,
}) => {
  const { author, learner } = await aStudio(house);
  const podcastId = await aPodcast(house.platform, author.actor);
  const episodeId = await anEpisode(house.platform, author.actor, { podcastId });
  const tell = (events: readonly Event[], wrongBy?: number) => house.call(learner, wire.reportListening, reportOf(house, events, wrongBy));
  const at = async () => (await house.call(learner, wire.getEpisode, { params: { episodeId } })).body;
  expect(await at()).toMatchObject({ position: 0, placedAt: null, isDone: false });
  expect((await tell([{ episodeId, ago: 5_000, what: heard(200, [0, 200]) }])).body.episodes).toEqual([
    { id: episodeId, position: 200, isDone: false },
  ]);
  // Two days ahead, but it happened a minute ago.
  await tell([{ episodeId, ago: 60_000, what: heard(400, [390, 400]) }], 172_800_000);
  expect(await at()).toMatchObject({ position: 200 });
  // A day behind, and it happens now.
  await tell([{ episodeId, what: heard(90, [80, 90]) }], -86_400_000);
  expect(await at()).toMatchObject({ position: 90 });
  const row = await house.db
    .read()
    .selectFrom('podcasts.listening')
    .select('ranges')
    .where('tenant_id', '=', learner.tenantId)
    .executeTakeFirstOrThrow();
  expect(row.ranges).toEqual([
    [0, 200],
    [390, 400],
  ]);
  const catalog = async () => (await house.call(learner, wire.getListeningCatalog, {})).body;
  expect(await catalog()).toMatchObject({ goOn: [{ id: episodeId, position: 90 }], fresh: [] });
  expect((await tell([{ episodeId, what: heard(571) }])).body.episodes).toMatchObject([{ isDone: true }]);
  expect((await catalog()).goOn).toEqual([]);
  expect((await tell([{ episodeId, what: { kind: 'unplayed' } }])).body.episodes).toMatchObject([{ isDone: false, position: 0 }]);
  expect((await catalog()).fresh).toMatchObject([{ id: episodeId }]);
  expect((await tell([{ episodeId, what: { kind: 'played' } }])).body.episodes).toMatchObject([{ isDone: true }]);
});

test('POD-01 an event is kept once when two devices send it at once, and one of a strange episode is named', async ({ house }) => {
  const { author, learner } = await aStudio(house);
  const podcastId = await aPodcast(house.platform, author.actor);
  const episodeId = await anEpisode(house.platform, author.actor, { podcastId });
  const elsewhere = await aStudio(house);
  const theirs = await anEpisode(house.platform, elsewhere.author.actor, {
    podcastId: await aPodcast(house.platform, elsewhere.author.actor),
  });
  const [id, strange] = [house.platform.newId(), house.platform.newId()];
  const events: Event[] = [
    { episodeId, id, what: heard(50, [0, 50]) },
    { episodeId: theirs, id: strange, what: heard(9) },
  ];
  const answers = await Promise.all([1, 2, 3].map(() => house.call(learner, wire.reportListening, reportOf(house, events))));
  expect(answers.map(({ body }) => body.kept)).toEqual([[id], [id], [id]]);
  expect(answers[0]?.body.refused).toEqual([{ event_id: strange, refusal: 'not_found' }]);
  expect(answers.map(({ body }) => body.episodes)).toEqual(Array(3).fill([{ id: episodeId, position: 50, isDone: false }]));
  expect((await house.call(learner, wire.getEpisode, { params: { episodeId: theirs } })).status).toBe(404);
  expect((await house.call(learner, wire.reportListening, { body: { sentAt: house.clock.now(), events: [] } })).status).toBe(422);
});

test('POD-01 an episode is heard by whom its podcast is for, from its day on, its sound and transcript too', async ({ house }) => {
  const { author, learner, outsider, groupId, areaId } = await aStudio(house);
  const podcastId = await aPodcast(house.platform, author.actor, { groupIds: [groupId], areaIds: [areaId] });
  const vtt = 'WEBVTT\n\n00:00.000 --> 00:05.000\n<v Ana>Bom dia';
  const transcript = await aSentFile(house.platform, author.actor, {
    name: 'ana.vtt',
    content: Buffer.from(vtt),
    purpose: 'captions',
  });
  const episodeId = await anEpisode(house.platform, author.actor, {
    podcastId,
    chapters: { 'pt-BR': '0:00 Começo\n5:00 Fim' },
    transcripts: { 'pt-BR': transcript },
  });
  const { body: shown } = await house.call(learner, wire.getEpisode, { params: { episodeId } });
  expect(shown).toMatchObject({ seconds: 600, chapters: [{ from: 0, title: 'Começo' }, { from: 300 }], transcript: { locale: 'pt-BR' } });
  for (const fileId of [shown.fileId, transcript]) {
    expect((await house.call(learner, renewLink, { body: { fileId } })).status).toBe(200);
    expect((await house.call(outsider, renewLink, { body: { fileId } })).status).toBe(404);
  }
  expect((await house.call(outsider, wire.getEpisode, { params: { episodeId } })).status).toBe(404);
  expect((await house.call(outsider, wire.getPodcast, { params: { podcastId } })).status).toBe(404);
  expect((await house.call(outsider, wire.listPodcasts, {})).body.items).toEqual([]);
  expect((await house.call(outsider, wire.findEpisodes, { query: { search: 'olhada' } })).body.items).toEqual([]);
  expect((await house.call(learner, wire.findEpisodes, { query: { search: 'OLHADA' } })).body.items).toMatchObject([{ id: episodeId }]);

  const later = await anEpisode(house.platform, author.actor, { podcastId, publishedOn: '2099-01-01' });
  expect((await house.call(learner, wire.getEpisode, { params: { episodeId: later } })).status).toBe(404);
  expect((await house.call(learner, wire.listPodcastEpisodes, { params: { podcastId } })).body.items.map(({ id }) => id)).toEqual([
    episodeId,
  ]);
  const { body: opened } = await house.call(author, wire.getEpisodeToKeep, { params: { episodeId } });
  await house.call(author, wire.retireEpisode, { params: { episodeId }, body: { version: opened.version } });
  expect((await house.call(learner, wire.getEpisode, { params: { episodeId } })).status).toBe(404);
  expect((await house.call(learner, renewLink, { body: { fileId: shown.fileId } })).status).toBe(404);
});

test('POD-01 FIL-01 every shared field narrows the podcasts, alone and with others, and pages follow each other', async ({ house }) => {
  const { author, learner, areaId, groupId, tagId } = await aStudio(house);
  const { id: category } = await aPodcastCategory(house.platform, author.actor, { name: { 'pt-BR': 'Venda' } });
  const one = await aPodcast(house.platform, author.actor, {
    title: { 'pt-BR': 'Balcão' },
    categoryId: category,
    tagIds: [tagId],
    groupIds: [groupId],
  });
  const two = await aPodcast(house.platform, author.actor, { title: { 'pt-BR': 'Estoque' }, areaIds: [areaId], position: 1 });
  const episodeId = await anEpisode(house.platform, author.actor, { podcastId: one, title: { 'pt-BR': 'Garantia estendida' } });
  const ids = async (query: object) => (await house.call(learner, wire.listPodcasts, { query })).body.items.map(({ id }) => id);
  expect(await ids({})).toEqual([one, two]);
  await house.call(learner, addFavourite, { params: { subject: 'podcast', subjectId: two } });
  const narrowed: [object, string[]][] = [
    [{ search: 'garantía' }, [one]],
    [{ search: 'estoque' }, [two]],
    [{ favorite: 'favorite' }, [two]],
    [{ selected_tags: tagId }, [one]],
    [{ selected_groups: groupId }, [one]],
    [{ selected_areas: areaId }, [two]],
    [{ categories: category }, [one]],
    [{ categories: 'none' }, [two]],
    [{ categories: `${category},none` }, [one, two]],
    [{ extensions: 'wav' }, [one]],
    [{ extensions: 'mp3' }, []],
    [{ subscription_type: 'assigned' }, []],
    [{ subscription_type: 'self' }, [one, two]],
    [{ progress: 'not_started' }, [one, two]],
    [{ progress: 'in_progress' }, []],
    [{ categories: category, search: 'estoque' }, []],
  ];
  for (const [query, found] of narrowed) expect(await ids(query), JSON.stringify(query)).toEqual(found);
  await house.call(learner, wire.reportListening, reportOf(house, [{ episodeId, what: heard(100) }]));
  expect(await ids({ progress: 'in_progress' })).toEqual([one]);
  await house.call(learner, wire.reportListening, reportOf(house, [{ episodeId, what: { kind: 'played' } }]));
  expect(await ids({ progress: 'done' })).toEqual([one]);
  const first = await house.call(learner, wire.listPodcasts, { query: { limit: 1 } });
  expect(await ids({ limit: 1, after: first.body.next })).toEqual([two]);
  expect((await house.call(learner, wire.listPodcastCategories, {})).body).toEqual({
    categories: [{ id: category, name: 'Venda' }],
    hasNone: true,
  });
  expect((await house.call(learner, wire.getPodcast, { params: { podcastId: one } })).body).toMatchObject({
    tags: ['Frio'],
    category: 'Venda',
    episodes: 1,
    unheard: 0,
  });
});

test('POD-01 episodes follow each other as the podcast wishes, or as the member asks', async ({ house }) => {
  const { author, learner } = await aStudio(house);
  const podcastId = await aPodcast(house.platform, author.actor, { episodeOrder: 'oldest_first' });
  const episodes: string[] = [];
  for (const publishedOn of ['2026-01-03', '2026-01-01', '2026-01-02'])
    episodes.push(await anEpisode(house.platform, author.actor, { podcastId, publishedOn, seconds: 60 }));
  const [third = '', first = '', second = ''] = episodes;
  const ids = async (query: object = {}) =>
    (await house.call(learner, wire.listPodcastEpisodes, { params: { podcastId }, query })).body.items.map(({ id }) => id);
  expect(await ids()).toEqual([first, second, third]);
  expect(await ids({ order: 'newest_first' })).toEqual([third, second, first]);
  const page = await house.call(learner, wire.listPodcastEpisodes, { params: { podcastId }, query: { limit: 2 } });
  expect(await ids({ limit: 2, after: page.body.next })).toEqual([third]);
});

test('ADM-01 a podcast and its episode are drafted, saved, published and taken away, each told in the audit log, and refuse what is wrong', async ({
  house,
}) => {
  const { author, learner } = await aStudio(house);
  const made = await house.call(author, wire.createPodcast, { body: aPodcastForm() });
  const podcastId = made.body.id;
  const noName = await house.call(author, wire.createPodcast, { body: aPodcastForm({ title: {} }) });
  expect(noName.body.fields).toEqual({ title: 'name_required' });
  const strange = await house.call(author, wire.createPodcast, { body: aPodcastForm({ groupIds: [house.platform.newId()] }) });
  expect(strange.body.fields).toEqual({ groupIds: 'invalid_choice' });
  expect((await house.call(learner, wire.createPodcast, { body: aPodcastForm() })).status).toBe(404);
  expect((await house.call(learner, wire.getPodcast, { params: { podcastId } })).status).toBe(404); // a draft
  const params = { podcastId };
  const saved = await house.call(author, wire.savePodcast, {
    params,
    body: { version: 1, podcast: aPodcastForm({ title: { 'pt-BR': 'Outro' } }) },
  });
  expect(saved.body).toMatchObject({ version: 2, podcast: { title: { 'pt-BR': 'Outro' } } });
  const stale = await house.call(author, wire.savePodcast, { params, body: { version: 1, podcast: aPodcastForm() } });
  expect(stale.body.refusal).toBe('changed_meanwhile');
  expect((await house.call(author, wire.retirePodcast, { params, body: { version: 2 } })).body.refusal).toBe('podcast_not_published');
  const twice = await Promise.all([1, 2].map(() => house.call(author, wire.publishPodcast, { params, body: { version: 2 } })));
  expect(twice.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect((await house.call(author, wire.publishPodcast, { params, body: { version: 3 } })).body.refusal).toBe('podcast_already_published');

  const draft = await house.call(author, wire.createEpisode, { params, body: anEpisodeForm() });
  const episode = { episodeId: draft.body.id };
  expect((await house.call(author, wire.publishEpisode, { params: episode, body: { version: 1 } })).body.refusal).toBe('audio_required');
  const sound = await aSentFile(house.platform, author.actor, { name: 'um.wav', content: silence(60) });
  const save = (version: number, given: object) =>
    house.call(author, wire.saveEpisode, { params: episode, body: { version, episode: anEpisodeForm(given) } });
  expect((await save(1, { fileId: sound, chapters: { 'pt-BR': '9:00 longe' } })).body.fields).toEqual({
    'episode.chapters': 'chapters_invalid',
  });
  expect((await save(1, { transcripts: { 'pt-BR': sound } })).body.fields).toEqual({ 'episode.transcripts.pt-BR': 'file_type_refused' });
  expect((await save(1, { fileId: sound })).body).toMatchObject({ version: 2, files: [{ id: sound, seconds: 60 }] });
  const other = await house.call(author, wire.createEpisode, { params, body: anEpisodeForm({ fileId: sound }) });
  expect(other.body.fields).toEqual({ fileId: 'file_missing' }); // it is another episode’s
  expect((await house.call(author, wire.publishEpisode, { params: episode, body: { version: 2 } })).body).toMatchObject({
    state: 'published',
  });
  expect((await save(3, { fileId: null })).body.fields).toEqual({ 'episode.fileId': 'audio_required' });
  expect((await house.call(learner, wire.getEpisode, { params: episode })).status).toBe(200);
  const { items } = (await house.call(author, wire.listEpisodesToKeep, { query: { podcastId } })).body;
  expect(items).toMatchObject([{ id: episode.episodeId, state: 'published', listeners: 0 }]);
  const trail = await house.call(author, listAuditLog, { query: { subject: 'podcast', subjectId: podcastId } });
  expect(trail.body.items.map(({ what }) => what)).toEqual(['podcast.published', 'podcast.saved', 'podcast.created']);

  const category = await house.call(author, wire.createPodcastCategory, { body: { name: { 'pt-BR': 'Venda' } } });
  const used = aPodcastForm({ categoryId: category.body.id });
  await house.call(author, wire.savePodcast, { params, body: { version: 3, podcast: used } });
  const kept = await house.call(author, wire.removePodcastCategory, { params: { categoryId: category.body.id } });
  expect(kept.body.refusal).toBe('in_use');
});

test('CLI-03 where the client has no podcasts nobody hears or reports any', async ({ house }) => {
  const { author } = await aStudio(house);
  const { tenantId } = await aClient(house.platform, { siteId: author.siteId, modules: ['library'] });
  const learner = await aPerson(house.platform, { tenantId });
  expect((await house.call(learner, wire.listPodcasts, {})).status).toBe(404);
  expect((await house.call(learner, wire.getListeningCatalog, {})).status).toBe(404);
});
