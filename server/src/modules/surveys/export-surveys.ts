import type { exportResponses as responsesWire, exportSurveys as surveysWire, ResponseRow, SurveyRow } from '@vitrine/contract/surveys';
import { locales, matchLocale, type Locale } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendExport } from '../../platform/exports/index.ts';
import { listResponses } from './list-responses.ts';
import { listSurveysToManage } from './list-surveys-to-manage.ts';
import { askedOf } from './responses-of.ts';
import { textFor } from './survey-rows.ts';
import type { TrainingPorts } from './trainings.ts';
import enUS from './words/en-US.json' with { type: 'json' };
import esES from './words/es-ES.json' with { type: 'json' };
import frFR from './words/fr-FR.json' with { type: 'json' };
import ptBR from './words/pt-BR.json' with { type: 'json' };

const catalogs: Record<Locale, typeof ptBR> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };
const wordsOf = (actor: Actor) => catalogs[matchLocale(actor.locale, locales)];
type Asked<E extends { query: z.ZodType }> = { query: z.output<E['query']>; reply: FastifyReply };

/** Surveys as an export, in their order (ADM-02). */
export function exportSurveys(platform: Platform, actor: Actor, { query, reply }: Asked<typeof surveysWire>): Promise<FastifyReply> {
  const { surveys: words, kinds, states } = wordsOf(actor);
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'surveys',
      words,
      page: (ask) => listSurveysToManage(platform, actor, { ...query, ...ask }),
      cells: ({ title, kind, state, isMandatory, isUnnamed, responses, owners, position, updatedAt }: SurveyRow) => ({
        title,
        kind: kinds[kind],
        state: states[state],
        isMandatory,
        isUnnamed,
        responses,
        owners,
        position,
        updatedAt,
      }),
    },
  });
}

/** Answers to an edition as an export, a column a question (ADM-08). */
export async function exportResponses(
  parts: Platform & TrainingPorts,
  actor: Actor,
  { surveyId, query, reply }: Asked<typeof responsesWire> & { surveyId: string },
): Promise<FastifyReply> {
  const { responses: words } = wordsOf(actor);
  const { questions } = await askedOf(parts.db.read(), actor, { surveyId, ...query });
  const asked = questions.map((question, at) => [question.id, `${at + 1}. ${textFor(actor, question.text)}`] as const);
  const columns: Record<string, string> = { ...words.columns, ...Object.fromEntries(asked) };
  return sendExport(parts, actor, {
    reply,
    query,
    sheet: {
      name: 'survey_responses',
      within: { surveyId },
      words: { title: words.title, columns },
      page: (ask) => listResponses(parts, actor, { surveyId, ...query, ...ask }),
      cells: ({ name, answeredOn, about, answers }: ResponseRow) => ({
        name,
        answeredOn,
        about,
        ...Object.fromEntries(
          answers.map(({ questionId, said, audio }) => [
            questionId,
            audio ? [said, `♪ ${audio.seconds} s`].filter(Boolean).join(' ') : said,
          ]),
        ),
      }),
    },
  });
}
