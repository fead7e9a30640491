import * as wire from '@vitrine/contract/ranking';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { followRanking } from './follow-ranking.ts';
import { getOwnPlace, getRanking } from './get-ranking.ts';
import { nameInRanking } from './name-in-ranking.ts';

export const rankingRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.getRanking, ({ actor, query }) => getRanking(platform, actor, query));
    answer(app, wire.getOwnPlace, ({ actor, query }) => getOwnPlace(platform, actor, query));
    answer(app, wire.nameInRanking, ({ actor, body }) => nameInRanking(platform, actor, body));
    answer(app, wire.followRanking, async ({ actor, query, request, reply }) => {
      const { memberId, personId, sessionId } = actor;
      await app.streams.open({
        request,
        reply,
        personId,
        ...(await followRanking(platform, actor, query)),
        mayEnd: ({ event, ids }) =>
          event.startsWith('identity.') && Object.values(ids).some((id) => [memberId, personId, sessionId].includes(id)),
        isStillAllowed: () => app.isStillAdmitted(request),
      });
      return reply;
    });
  };
