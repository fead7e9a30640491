import type { Award, BadgeRow, exportAwards as awardsWire, exportBadges as badgesWire } from '@vitrine/contract/badges';
import { locales, matchLocale, type Locale } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendExport } from '../../platform/exports/index.ts';
import { listAwards } from './awards.ts';
import { listBadgesToManage } from './keep-badges.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

const catalogs: Record<Locale, typeof ptBR> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };
type Query<E extends { query: z.ZodType }> = z.output<E['query']>;

/** Badges as an export, in their order (ADM-02). */
export function exportBadges(
  platform: Platform,
  actor: Actor,
  { query, reply }: { query: Query<typeof badgesWire>; reply: FastifyReply },
): Promise<FastifyReply> {
  const { badges: words, rules, states } = catalogs[matchLocale(actor.locale, locales)];
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'badges',
      words,
      page: (ask) => listBadgesToManage(platform, actor, { ...query, ...ask }),
      cells: ({ name, state, rule, holders, position, updatedAt }: BadgeRow) => ({
        name,
        state: states[state],
        rule: rules[rule],
        holders,
        position,
        updatedAt,
      }),
    },
  });
}

/** Who has a badge or had it, as an export, the newest first (ADM-02). */
export function exportAwards(
  platform: Platform,
  actor: Actor,
  { badgeId, query, reply }: { badgeId: string; query: Query<typeof awardsWire>; reply: FastifyReply },
): Promise<FastifyReply> {
  const { awards: words } = catalogs[matchLocale(actor.locale, locales)];
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'badge_awards',
      words,
      page: (ask) => listAwards(platform, actor, { badgeId, ...query, ...ask }),
      cells: ({ name, awardedAt, awardedBy, why, withdrawn }: Award) => ({
        name,
        awardedAt,
        awardedBy,
        why,
        withdrawnAt: withdrawn?.at ?? null,
        withdrawnBy: withdrawn?.by ?? null,
        withdrawnWhy: withdrawn?.why ?? null,
      }),
    },
  });
}
