import type { QuestionResult, SurveyResults } from '@vitrine/contract/surveys';
import { hasOptions, hasText, meanOf, npsOf, scaleOf, type SurveyQuestion } from '@vitrine/domain/surveys';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { isOpenTo } from './open-to.ts';
import { askedOf, responsesOf, type Narrowed } from './responses-of.ts';
import { textFor } from './survey-rows.ts';
import type { SurveyParts } from './trainings.ts';

/** As many texts as a question shows; the rest stands in the rows. */
const textsShown = 5;

/** What the answers to an edition come to, question by question (ADM-08). Nothing of a survey without names before five answered. Refuses `not_found`. */
export async function getSurveyResults(
  { db, trainingsOf }: Pick<SurveyParts, 'db' | 'trainingsOf'>,
  actor: Actor,
  ask: Narrowed,
): Promise<SurveyResults> {
  const reader = db.read();
  const { survey, edition, questions, responses, isHeldBack } = await askedOf(reader, actor, ask);
  const given = await givenIn(reader, actor, { surveyId: survey.id, edition, trainingId: ask.trainingId });
  const counted = await perTraining(reader, actor, { surveyId: survey.id, edition });
  const named = counted.length === 0 ? [] : await trainingsOf(reader, actor, { ids: counted.map(({ id }) => id) });
  return {
    title: textFor(actor, survey.title),
    isUnnamed: survey.isUnnamed,
    edition,
    editions: await editionsOf(reader, actor, survey.id),
    trainings: counted.map(({ id, count }) => ({ id, title: named.find((one) => one.id === id)?.name ?? '', responses: count })),
    responses,
    asked: survey.kind === 'survey' ? await countAsked(reader, actor, survey.id) : null,
    isHeldBack,
    questions: isHeldBack ? [] : questions.map((question) => resultOf(actor, question, given)),
  };
}

type Given = { question_id: string; value: string; count: number };
type AllGiven = { values: Given[]; answered: Map<string, number>; texts: Map<string, string[]> };

function resultOf(actor: Actor, question: SurveyQuestion, { values, answered, texts }: AllGiven): QuestionResult {
  const { id, kind, options } = question;
  const counts = new Map(values.flatMap(({ question_id, value, count }) => (question_id === id ? [[value, count] as const] : [])));
  const scale = scaleOf(kind);
  const scores = new Map([...counts].map(([value, count]) => [Number(value), count]));
  return {
    id,
    kind,
    text: textFor(actor, question.text),
    answered: answered.get(id) ?? 0,
    bars: hasOptions(kind)
      ? options.map((option) => ({ value: option.id, label: textFor(actor, option.text), count: counts.get(option.id) ?? 0 }))
      : pointsOf(scale).map((point) => ({ value: point, label: point, count: counts.get(point) ?? 0 })),
    mean: scale ? meanOf(scores) : null,
    nps: kind === 'nps' ? npsOf(scores) : null,
    texts: hasText(kind) ? (texts.get(id) ?? []) : [],
  };
}

const pointsOf = (scale: readonly [first: number, last: number] | undefined): string[] =>
  scale ? Array.from({ length: scale[1] - scale[0] + 1 }, (_, at) => String(scale[0] + at)) : [];

type Edition = { surveyId: string; edition: number; trainingId?: string | undefined };

async function givenIn(db: Reader, actor: Actor, ask: Edition): Promise<AllGiven> {
  const answers = responsesOf(db, actor, ask).innerJoin('surveys.answer as a', (join) =>
    join.onRef('a.tenant_id', '=', 'r.tenant_id').onRef('a.response_id', '=', 'r.id'),
  );
  const [options, scores, counts, newest] = await Promise.all([
    answers
      .innerJoinLateral(sql<{ value: string }>`unnest(a.option_ids)`.as<'chosen'>(sql`chosen (value)`), (join) => join.onTrue())
      .select(['a.question_id', sql<string>`chosen.value`.as('value'), sql<number>`count(*)::int`.as('count')])
      .groupBy(['a.question_id', sql`chosen.value`])
      .execute(),
    answers
      .select(['a.question_id', sql<string>`a.score::text`.as('value'), sql<number>`count(*)::int`.as('count')])
      .where('a.score', 'is not', null)
      .groupBy(['a.question_id', 'a.score'])
      .execute(),
    answers
      .select(['a.question_id', sql<number>`count(*)::int`.as('count')])
      .groupBy('a.question_id')
      .execute(),
    db
      .selectFrom(
        answers
          .select(['a.question_id', 'a.text'])
          .select(sql<number>`row_number() over (partition by a.question_id order by r.answered_on desc, r.id)`.as('place'))
          .where('a.text', '<>', '')
          .as('told'),
      )
      .select(['told.question_id', 'told.text'])
      .where('told.place', '<=', textsShown)
      .orderBy('told.place')
      .execute(),
  ]);
  const texts = new Map<string, string[]>();
  for (const { question_id, text } of newest) texts.set(question_id, [...(texts.get(question_id) ?? []), text]);
  return { values: [...options, ...scores], answered: new Map(counts.map(({ question_id, count }) => [question_id, count])), texts };
}

async function editionsOf(db: Reader, { tenantId }: Actor, surveyId: string): Promise<SurveyResults['editions']> {
  const rows = await db
    .selectFrom('surveys.edition as e')
    .select(['e.number', 'e.published_at'])
    .select(
      sql<number>`(select count(*)::int from surveys.response as r where r.tenant_id = e.tenant_id and r.survey_id = e.survey_id and r.edition = e.number)`.as(
        'responses',
      ),
    )
    .where('e.tenant_id', '=', tenantId)
    .where('e.survey_id', '=', surveyId)
    .orderBy('e.number', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ number, published_at, responses }) => ({ number, publishedAt: published_at, responses }));
}

const perTraining = (db: Reader, actor: Actor, ask: Edition) =>
  responsesOf(db, actor, ask)
    .select(['r.about_id as id', sql<number>`count(*)::int`.as('count')])
    .where('r.about_kind', '<>', 'survey')
    .groupBy('r.about_id')
    .orderBy('count', 'desc')
    .orderBy('r.about_id')
    .limit(100)
    .execute();

async function countAsked(db: Reader, { tenantId }: Actor, surveyId: string): Promise<number> {
  const row = await db
    .selectFrom('surveys.survey as s')
    .innerJoin('identity.member as m', 'm.tenant_id', 's.tenant_id')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('s.tenant_id', '=', tenantId)
    .where('m.tenant_id', '=', tenantId)
    .where('s.id', '=', surveyId)
    .where('m.status', '=', 'approved')
    .where('p.status', '=', 'approved')
    .where(isOpenTo({ tenantId, memberId: sql.ref('m.id'), country: sql.ref('p.country') }))
    .executeTakeFirstOrThrow();
  return row.count;
}
