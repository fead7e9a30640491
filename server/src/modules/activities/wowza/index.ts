/** Streams of a Wowza server, signed for whoever learns, complete by the part that was really watched (D11). */
import { streamOf } from '@vitrine/domain/activities/wowza';
import type { Kind, ViewParts } from '../kind.ts';
import { completionOfEmbedded, judgeAddress, missingOfEmbedded, viewOfEmbedded } from '../video/embedded.ts';
import { parseVideoDetail } from '../video/stored.ts';
import { secureToken } from './secure-token.ts';
import { parseWowza, type StoredWowza } from './stored.ts';

const lastsSeconds = 4 * 3_600;
/** Clocks of two servers differ: the address is good a little earlier than now. */
const earlierSeconds = 60;

export const wowza: Kind<'wowza', StoredWowza> = {
  parseContent: parseWowza,
  parseDetail: parseVideoDetail,
  store: async (_parts, _tx, _actor, { draft }) => {
    judgeAddress(draft.address, streamOf);
    return { version: 1, ...draft };
  },
  draftOf: ({ version: _, ...draft }) => draft,
  filesOf: () => [],
  testOf: () => null,
  missingOf: missingOfEmbedded,
  viewOf: async (parts, _actor, { content, detail }) => ({
    kind: 'wowza',
    url: addressOf(parts, streamOf(content.address)),
    ...viewOfEmbedded(content, detail),
  }),
  attemptOf: async () => null,
  completionOf: async (_parts, _actor, { content, detail }) => completionOfEmbedded(content, detail),
};

function addressOf({ settings, clock }: Pick<ViewParts, 'settings' | 'clock'>, stream: string | null): string | null {
  const { WOWZA_URL, WOWZA_SECRET: secret, WOWZA_TOKEN_PREFIX: prefix } = settings;
  if (!WOWZA_URL || !stream) return null;
  const url = new URL(`/${stream}/playlist.m3u8`, WOWZA_URL);
  const now = Math.floor(Date.parse(clock.now()) / 1_000);
  if (secret) url.search = secureToken({ stream, secret, prefix, from: now - earlierSeconds, to: now + lastsSeconds }).toString();
  return url.href;
}
