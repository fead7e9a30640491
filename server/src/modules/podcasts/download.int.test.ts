import { createHash } from 'node:crypto';
import * as wire from '@vitrine/contract/podcasts';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { aPerson } from '../identity/testing.ts';
import { anEpisode, aPodcast } from './testing.ts';

test('POD-01 OFF-01 the sound of an episode is told by name, size and digest, and is fetched in two pieces that are that file; another client has none of it', async ({
  house,
}) => {
  const author = await aPerson(house.platform, { roles: ['client_administrator'] });
  const listener = await aPerson(house.platform, { tenantId: author.tenantId });
  const podcastId = await aPodcast(house.platform, author.actor);
  const episodeId = await anEpisode(house.platform, author.actor, { podcastId });
  const { status, body } = await house.call(listener, wire.getEpisodeDownload, { params: { episodeId } });
  expect([status, body.name]).toEqual([200, expect.stringMatching(new RegExp(`^class${episodeId}\\.[a-z0-9]+$`))]);

  const fetched = (headers: Record<string, string>) => house.app.inject({ url: body.url, headers: { host: listener.host, ...headers } });
  const [first, rest] = [await fetched({ range: 'bytes=0-99' }), await fetched({ range: 'bytes=100-', 'if-range': body.etag })];
  const whole = Buffer.concat([first.rawPayload, rest.rawPayload]);
  expect([first.statusCode, rest.statusCode, whole.length]).toEqual([206, 206, body.bytes]);
  expect(createHash('sha256').update(whole).digest('hex')).toBe(body.sha256);

  const stranger = await aPerson(house.platform, {});
  expect((await house.call(stranger, wire.getEpisodeDownload, { params: { episodeId } })).status).toBe(404);
});
