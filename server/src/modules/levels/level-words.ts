import { locales, matchLocale, textIn, type Locale, type Text } from '@vitrine/domain/kernel';
import { ranks, rankOf, type Rank } from '@vitrine/domain/levels';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { parseText } from '../tenancy/index.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

const catalogs: Record<Locale, typeof ptBR> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };
const keys = { 1: 'basic', 2: 'intermediate', 3: 'highest' } as const satisfies Record<Rank, string>;

/** The words of this room in the person's language. */
export const wordsFor = (actor: Pick<Actor, 'locale'>): typeof ptBR => catalogs[matchLocale(actor.locale, locales)];

export type Level = { rank: Rank; version: number; name: Text; summary: Text; benefits: Text };

const ownWords = (part: (words: typeof ptBR) => string): Text =>
  Object.fromEntries(locales.map((locale) => [locale, part(catalogs[locale])]));

/** What the product calls a rank until a client names it. */
const plainLevel = (rank: Rank): Level => ({
  rank,
  version: 0,
  name: ownWords((words) => words.levels[keys[rank]].name),
  summary: ownWords((words) => words.levels[keys[rank]].summary),
  benefits: {},
});

/** The three levels of a client as it calls them (D27). */
export async function levelsOf(db: Reader, { tenantId }: Pick<Actor, 'tenantId'>): Promise<Level[]> {
  const rows = await db.selectFrom('levels.level').selectAll().where('tenant_id', '=', tenantId).execute();
  return ranks.map((rank) => {
    const row = rows.find((one) => one.rank === rank);
    if (!row) return plainLevel(rank);
    const { version } = row;
    return {
      rank: rankOf(row.rank),
      version,
      name: parseText(row.name),
      summary: parseText(row.summary),
      benefits: parseText(row.benefits),
    };
  });
}

/** What a client calls each rank, in the reader's language. */
export async function levelNames(db: Reader, actor: Pick<Actor, 'tenantId' | 'locale'>): Promise<ReadonlyMap<number, string>> {
  const levels = await levelsOf(db, actor);
  return new Map(levels.map(({ rank, name }) => [rank, textIn(name, matchLocale(actor.locale, locales))]));
}
