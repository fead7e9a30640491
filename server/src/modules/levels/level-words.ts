import { locales, matchLocale, textIn, type Locale, type Text } from '@vitrine/domain/kernel';
import { ranks, rankOf, type Rank } from '@vitrine/domain/levels';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { DB } from '../../platform/database/types.gen.ts';
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
    return row ? levelOf(row) : plainLevel(rank);
  });
}

const levelOf = (row: Selectable<DB['levels.level']>): Level => ({
  rank: rankOf(row.rank),
  version: row.version,
  name: parseText(row.name),
  summary: parseText(row.summary),
  benefits: parseText(row.benefits),
});

/** A level as it stands, held until the transaction ends; one that nobody named is written down for that. */
export async function holdLevel(tx: Tx, actor: Pick<Actor, 'tenantId'>, { rank, now }: { rank: Rank; now: string }): Promise<Level> {
  const { version, ...plain } = plainLevel(rank);
  const row = await tx
    .insertInto('levels.level')
    .values({ tenant_id: actor.tenantId, rank, version, ...levelColumns(plain), updated_at: now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'rank']).doUpdateSet(({ ref }) => ({ version: ref('levels.level.version') })))
    .returningAll()
    .executeTakeFirstOrThrow();
  return levelOf(row);
}

export const levelColumns = ({ name, summary, benefits }: Pick<Level, 'name' | 'summary' | 'benefits'>) => ({
  name: JSON.stringify(name),
  summary: JSON.stringify(summary),
  benefits: JSON.stringify(benefits),
});

/** What a client calls each rank, in the reader's language. */
export async function levelNames(db: Reader, actor: Pick<Actor, 'tenantId' | 'locale'>): Promise<ReadonlyMap<number, string>> {
  const levels = await levelsOf(db, actor);
  return new Map(levels.map(({ rank, name }) => [rank, textIn(name, matchLocale(actor.locale, locales))]));
}
