import type { exportLevelRequests as wire, LevelRequestRow } from '@vitrine/contract/levels';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendExport } from '../../platform/exports/index.ts';
import { wordsFor } from './level-words.ts';
import { listLevelRequests } from './requests.ts';

/** Requests for a level as an export, in the order of their queue (ADM-02). */
export function exportLevelRequests(
  platform: Platform,
  actor: Actor,
  { query, reply }: { query: z.output<(typeof wire)['query']>; reply: FastifyReply },
): Promise<FastifyReply> {
  const words = wordsFor(actor).requests;
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'level_requests',
      words,
      page: (ask) => listLevelRequests(platform, actor, { ...query, ...ask }),
      cells: ({ member, levelName, campaignName, experience, state, openedAt }: LevelRequestRow) => ({
        member: member.name,
        levelName,
        campaignName,
        experience,
        state: words.states[state],
        openedAt,
      }),
    },
  });
}
