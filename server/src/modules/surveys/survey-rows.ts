import { LocaleText } from '@vitrine/contract/kernel';
import { locales, matchLocale, textIn, type Text } from '@vitrine/domain/kernel';
import {
  surveyKinds,
  surveyQuestionKinds,
  surveyStates,
  trainingKinds,
  type SurveyKind,
  type SurveyQuestion,
  type SurveyState,
  type TrainingKind,
} from '@vitrine/domain/surveys';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { parseText } from '../tenancy/index.ts';

type Tenant = Pick<Actor, 'tenantId'>;

export type Survey = {
  id: string;
  version: number;
  kind: SurveyKind;
  state: SurveyState;
  title: Text;
  introduction: Text;
  isUnnamed: boolean;
  isMandatory: boolean;
  opensOn: string | null;
  closesOn: string | null;
  position: number;
  allTrainings: boolean;
  questions: SurveyQuestion[];
  edition: number;
  updatedAt: string;
  publishedAt: string | null;
};

/** Surveys of a client, called `s`. */
export const surveysOf = (db: Reader, { tenantId }: Tenant) =>
  db.selectFrom('surveys.survey as s').selectAll('s').where('s.tenant_id', '=', tenantId);
type Row = Awaited<ReturnType<ReturnType<typeof surveysOf>['execute']>>[number];

export const surveyOf = (row: Row): Survey => ({
  id: row.id,
  version: row.version,
  kind: wordOf(surveyKinds, row.kind),
  state: wordOf(surveyStates, row.state),
  title: parseText(row.title),
  introduction: parseText(row.introduction),
  isUnnamed: row.is_unnamed,
  isMandatory: row.is_mandatory,
  opensOn: row.opens_on,
  closesOn: row.closes_on,
  position: row.position,
  allTrainings: row.all_trainings,
  questions: readQuestions(row.questions),
  edition: row.edition,
  updatedAt: row.updated_at,
  publishedAt: row.published_at,
});

/** What stands in the column, whatever the wire looks like today (law 11). */
const Stored = z.object({
  version: z.literal(1),
  questions: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(surveyQuestionKinds),
      text: LocaleText(),
      isRequired: z.boolean(),
      options: z.array(z.object({ id: z.uuid(), text: LocaleText() })),
      most: z.int().nullable(),
      low: LocaleText(),
      high: LocaleText(),
    }),
  ),
});

export const readQuestions = (stored: unknown): SurveyQuestion[] => Stored.parse(stored).questions;
export const writeQuestions = (questions: readonly SurveyQuestion[]): string => JSON.stringify({ version: 1, questions });

/** The questions of an edition. Refuses `not_found`. */
export async function questionsOf(
  db: Reader,
  { tenantId }: Tenant,
  { surveyId, edition }: { surveyId: string; edition: number },
): Promise<SurveyQuestion[]> {
  const row = await db
    .selectFrom('surveys.edition')
    .select('questions')
    .where('tenant_id', '=', tenantId)
    .where('survey_id', '=', surveyId)
    .where('number', '=', edition)
    .executeTakeFirst();
  if (!row) throw notFound();
  return readQuestions(row.questions);
}

export const trainingKindOf = (word: string): TrainingKind => wordOf(trainingKinds, word);

/** A text in the reader's language. */
export const textFor = ({ locale }: Pick<Actor, 'locale'>, text: Text): string => textIn(text, matchLocale(locale, locales));

/** Surveys that staff may reach: all of the client, or those that they own (CLI-10). */
export const isReachable = ({ permissions, tenantId, memberId }: Actor) =>
  permissions.has('surveys.all')
    ? sql<boolean>`true`
    : sql<boolean>`exists (select from surveys.owner as o where o.tenant_id = ${tenantId} and o.survey_id = s.id and o.member_id = ${memberId})`;

/** A survey that this person of the staff may reach. Refuses `not_found`. */
export async function getReachable(db: Reader, actor: Actor, { surveyId }: { surveyId: string }): Promise<Survey> {
  const row = await surveysOf(db, actor).where('s.id', '=', surveyId).where(isReachable(actor)).executeTakeFirst();
  if (!row) throw notFound();
  return surveyOf(row);
}

/** A stored word, which only this room writes. */
function wordOf<W extends string>(words: readonly W[], word: string): W {
  const known = words.find((one) => one === word);
  if (known === undefined) throw new Error(`surveys: ${word} is no known word`);
  return known;
}
