import type { BankRow, Subject } from '@vitrine/contract/assessment';
import { nothingGiven, partRight, type Question, type QuestionKind } from '@vitrine/domain/assessment';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { parseText } from '../../tenancy/index.ts';
import { parseBankQuestion, parseEntries } from '../stored-test.ts';
import { searchWords } from './search-words.ts';

export type BankFilter = {
  search?: string | undefined;
  kind?: QuestionKind | undefined;
  subjectId?: string | undefined;
  tag?: string | undefined;
  isActive?: boolean | undefined;
  isUnused?: boolean | undefined;
};
const Place = z.tuple([z.iso.datetime(), z.uuid()]);

/** Questions of the bank, those that changed last first, a page by keyset. */
export async function listBankQuestions(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  ask: BankFilter & { after?: string | undefined; limit: number },
): Promise<{ items: BankRow[]; next: string | null }> {
  const place = readCursor(ask.after, Place);
  const found = await bankRows(db.read(), actor, ask)
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(q.updated_at, q.id) < (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`),
    )
    .limit(ask.limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, ask.limit, (row) => cursorOf(row.updated_at, row.id));
  const answers = await answersOf(
    db.read(),
    actor,
    rows.map(({ id }) => id),
  );
  const say = (text: unknown) => textIn(parseText(text ?? {}), matchLocale(actor.locale, locales));
  return {
    items: rows.map((row) => {
      const question = parseBankQuestion(row.question);
      const { rightPercent, count } = statisticsOf(question, answers.get(row.id) ?? []);
      return {
        id: row.id,
        prompt: say(question.prompt),
        kind: question.kind,
        subject: say(row.subject),
        tags: row.tags,
        rightPercent,
        answers: count,
        tests: row.tests ?? 0,
        versionNumber: row.version,
        isActive: row.is_active,
        updatedAt: row.updated_at,
      };
    }),
    next,
  };
}

export const bankRows = (db: Reader, actor: Pick<Actor, 'tenantId'>, ask: BankFilter) =>
  db
    .selectFrom('assessment.bank_question as q')
    .innerJoin('assessment.bank_version as v', (join) =>
      join.onRef('v.tenant_id', '=', 'q.tenant_id').onRef('v.question_id', '=', 'q.id').onRef('v.number', '=', 'q.version'),
    )
    .leftJoin('assessment.subject as s', (join) => join.onRef('s.tenant_id', '=', 'q.tenant_id').onRef('s.id', '=', 'q.subject_id'))
    .select(['q.id', 'q.version', 'q.tags', 'q.is_active', 'q.updated_at', 'v.question', 's.name as subject'])
    .select((row) =>
      row
        .selectFrom('assessment.bank_use as u')
        .innerJoin('assessment.test_version as t', (join) =>
          join.onRef('t.tenant_id', '=', 'u.tenant_id').onRef('t.id', '=', 'u.test_version_id'),
        )
        .whereRef('u.tenant_id', '=', 'q.tenant_id')
        .whereRef('u.question_id', '=', 'q.id')
        .select(sql<number>`count(distinct t.test_id)::int`.as('tests'))
        .as('tests'),
    )
    .where('q.tenant_id', '=', actor.tenantId)
    .$if(Boolean(ask.search), (query) =>
      query.where('q.search_text', 'like', `%${searchWords(ask.search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
    )
    .$if(ask.kind !== undefined, (query) => query.where('q.kind', '=', ask.kind ?? ''))
    .$if(ask.subjectId !== undefined, (query) => query.where('q.subject_id', '=', ask.subjectId ?? ''))
    .$if(ask.tag !== undefined, (query) => query.where(sql<boolean>`${ask.tag} = any(q.tags)`))
    .$if(ask.isActive !== undefined, (query) => query.where('q.is_active', '=', ask.isActive ?? true))
    .$if(ask.isUnused === true, (query) =>
      query.where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('assessment.bank_use as u')
              .select('u.question_id')
              .whereRef('u.tenant_id', '=', 'q.tenant_id')
              .whereRef('u.question_id', '=', 'q.id'),
          ),
        ),
      ),
    )
    .orderBy('q.updated_at', 'desc')
    .orderBy('q.id', 'desc');

export type Answered = { questionId: string; options: string[]; entries: Record<string, string> };

/** The newest answers that people gave, graded ones only; enough to see how hard a question is. */
export async function answersOf(db: Reader, actor: Pick<Actor, 'tenantId'>, ids: readonly string[]): Promise<Map<string, Answered[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('assessment.answer as a')
        .innerJoin('assessment.attempt as t', (join) => join.onRef('t.tenant_id', '=', 'a.tenant_id').onRef('t.id', '=', 'a.attempt_id'))
        .select(['a.question_id', 'a.options', 'a.entries'])
        .select(sql<number>`row_number() over (partition by a.question_id order by a.answered_at desc)`.as('place'))
        .where('a.tenant_id', '=', actor.tenantId)
        .where('a.question_id', 'in', ids)
        .where('a.is_late', '=', false)
        .where('t.state', '!=', 'running')
        .as('newest'),
    )
    .selectAll()
    .where('place', '<=', lookedAt)
    .execute();
  return Map.groupBy(
    rows.map((row): Answered => ({ questionId: row.question_id, options: row.options, entries: { ...parseEntries(row.entries) } })),
    ({ questionId }) => questionId,
  );
}

const lookedAt = 2_000;

/** How many of the answers are right, by the question as it is now, and how often each part was chosen. */
export function statisticsOf(question: Question, answers: readonly Answered[]) {
  const parts = answers.map((given) => partRight(question, given ?? nothingGiven, { hasPartialCredit: true }));
  const counted = parts.filter((part) => part !== undefined);
  const sum = counted.reduce((total, part) => total + part, 0);
  const chosen: Record<string, number> = {};
  for (const { options } of answers) for (const id of options) chosen[id] = (chosen[id] ?? 0) + 1;
  return { rightPercent: counted.length > 0 ? Math.round((sum * 100) / counted.length) : null, count: answers.length, chosen };
}

/** Subjects by name, and every tag in use. */
export async function listSubjects(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
): Promise<{ items: Subject[]; tags: { tag: string; questions: number }[]; questions: number }> {
  const locale = matchLocale(actor.locale, locales);
  const rows = await db
    .read()
    .selectFrom('assessment.subject as s')
    .leftJoin('assessment.bank_question as q', (join) =>
      join.onRef('q.tenant_id', '=', 's.tenant_id').onRef('q.subject_id', '=', 's.id').on('q.is_active', '=', true),
    )
    .select(['s.id', 's.name'])
    .select(({ fn }) => fn.count<number>('q.id').as('questions'))
    .where('s.tenant_id', '=', actor.tenantId)
    .groupBy(['s.tenant_id', 's.id'])
    .execute();
  const tags = await db
    .read()
    .selectFrom('assessment.bank_question')
    .select([sql<string>`unnest(tags)`.as('tag'), sql<number>`count(*)::int`.as('questions')])
    .where('tenant_id', '=', actor.tenantId)
    .where('is_active', '=', true)
    .groupBy('tag')
    .orderBy('tag')
    .execute();
  const whole = await db
    .read()
    .selectFrom('assessment.bank_question')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', actor.tenantId)
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow();
  const items = rows.map(({ id, name, questions }) => ({ id, name: textIn(parseText(name), locale), questions }));
  return { items: items.sort((one, other) => one.name.localeCompare(other.name, locale)), tags, questions: whole.count };
}
