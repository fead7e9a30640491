/** Podcasts of the tests' own, made and published by the program's manager over HTTP. */
import { createEpisode, createPodcast, publishEpisode, publishPodcast } from '@vitrine/contract/podcasts';
import { aMark, callAs, type Who } from './api.ts';
import { captions, upload } from './uploads.ts';

/** A sound of so many seconds in which nothing is heard. */
export function silence(seconds: number): Uint8Array {
  const rate = 8_000;
  const data = Buffer.alloc(seconds * rate, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

export type MadePodcast = { id: string; title: string; episodes: { id: string; title: string }[] };

/** A published podcast of two episodes of four minutes, with chapters and a transcript. */
export async function aPodcast({ by = 'manager' }: { by?: Who } = {}): Promise<MadePodcast> {
  const title = `Podcast ${aMark()}`;
  const { id } = await callAs(by, createPodcast, {
    body: {
      title: { 'pt-BR': title },
      description: { 'pt-BR': 'Quem vende conta como vende.' },
      coverFileId: null,
      categoryId: null,
      tagIds: [],
      episodeOrder: 'oldest_first',
      position: 900,
      groupIds: [],
      areaIds: [],
      audienceTagIds: [],
    },
  });
  await callAs(by, publishPodcast, { params: { podcastId: id }, body: { version: 1 } });
  const episodes: MadePodcast['episodes'] = [];
  for (const name of ['Olhada', 'Garantia']) {
    const told = `${name} ${aMark()}`;
    const made = await callAs(by, createEpisode, {
      params: { podcastId: id },
      body: {
        title: { 'pt-BR': told },
        description: { 'pt-BR': 'Pergunte, espere, mostre.' },
        fileId: await upload(by, { purpose: 'audio', name: 'episodio.wav', bytes: silence(240) }),
        chapters: { 'pt-BR': '0:00 Começo\n1:30 Pergunte e espere\n3:00 A saída' },
        transcripts: { 'pt-BR': await upload(by, { purpose: 'captions', name: 'episodio.vtt', bytes: captions() }) },
        publishedOn: null,
      },
    });
    await callAs(by, publishEpisode, { params: { episodeId: made.id }, body: { version: 1 } });
    episodes.push({ id: made.id, title: told });
  }
  return { id, title, episodes };
}
