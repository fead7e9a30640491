import type { ResponseRow } from '@vitrine/contract/surveys';
import { searchable } from '@vitrine/domain/kernel';
import type { SurveyQuestion } from '@vitrine/domain/surveys';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import { askedOf, responsesOf, type Narrowed } from './responses-of.ts';
import { textFor } from './survey-rows.ts';
import type { SurveyParts } from './trainings.ts';

type Ask = Narrowed & {
  search?: string | undefined;
  questionId?: string | undefined;
  value?: string | undefined;
  after?: string | undefined;
  limit: number;
};
const Place = z.tuple([z.iso.date(), z.uuid()]);

/** Answers to an edition as rows, the newest day first and within it in no order that time made. None of a survey without names before five answered. Refuses `not_found`. */
export async function listResponses(
  { db, trainingsOf, storage }: Pick<SurveyParts, 'db' | 'trainingsOf' | 'storage'>,
  actor: Actor,
  ask: Ask,
): Promise<{ items: ResponseRow[]; next: string | null }> {
  const reader = db.read();
  const { survey, edition, questions, isHeldBack } = await askedOf(reader, actor, ask);
  if (isHeldBack) return { items: [], next: null };
  const place = readCursor(ask.after, Place);
  const words = searchable(ask.search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`);
  const gave = gaveThis(actor, ask);
  const found = await responsesOf(reader, actor, { ...ask, edition })
    .leftJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'r.tenant_id').onRef('m.id', '=', 'r.member_id'))
    .leftJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['r.id', 'r.answered_on', 'r.about_kind', 'r.about_id', 'p.full_name'])
    .$if(words !== '' && !survey.isUnnamed, (query) => query.where(sql<boolean>`p.search_text like ${`%${words}%`}`))
    .$if(gave !== undefined, (query) => query.where(gave ?? sql<boolean>`true`))
    .$if(place !== undefined, (query) =>
      query.where(
        sql<boolean>`(r.answered_on < ${place?.[0]}::date or (r.answered_on = ${place?.[0]}::date and r.id > ${place?.[1]}::uuid))`,
      ),
    )
    .orderBy('r.answered_on', 'desc')
    .orderBy('r.id')
    .limit(ask.limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, ask.limit, (row) => cursorOf(row.answered_on, row.id));
  const said = await saidIn(reader, actor, { ids: rows.map(({ id }) => id), questions });
  const files = await storage.find(reader, { tenantId: actor.tenantId, ids: [...said.values()].flatMap(({ fileId }) => fileId ?? []) });
  const links = new Map(files.map((file) => [file.id, storage.link(actor, file)]));
  const heard = (one: Said | undefined) => {
    const url = links.get(one?.fileId ?? '');
    return url !== undefined && one?.seconds ? { url, seconds: one.seconds } : null;
  };
  const abouts = [...new Set(rows.flatMap(({ about_kind, about_id }) => (about_kind === 'survey' ? [] : [about_id])))];
  const trainings = abouts.length === 0 ? [] : await trainingsOf(reader, actor, { ids: abouts });
  const items = rows.map((row) => ({
    id: row.id,
    name: row.full_name,
    answeredOn: row.answered_on,
    about: row.about_kind === 'survey' ? null : (trainings.find(({ id }) => id === row.about_id)?.name ?? ''),
    answers: questions.map((question) => ({
      questionId: question.id,
      question: textFor(actor, question.text),
      said: said.get(`${row.id} ${question.id}`)?.said ?? '',
      audio: heard(said.get(`${row.id} ${question.id}`)),
    })),
  }));
  return { items, next };
}

/** Those who gave this option or score; a value that is neither finds nobody. */
function gaveThis({ tenantId }: Actor, { questionId, value }: Ask): RawBuilder<boolean> | undefined {
  if (questionId === undefined || value === undefined) return undefined;
  const isThis = z.uuid().safeParse(value).success
    ? sql`${value}::uuid = any(a.option_ids)`
    : /^\d{1,2}$/.test(value)
      ? sql`a.score = ${Number(value)}`
      : sql`false`;
  return sql<boolean>`exists (select from surveys.answer as a
    where a.tenant_id = ${tenantId} and a.response_id = r.id and a.question_id = ${questionId} and ${isThis})`;
}

type Said = { said: string; fileId: string | null; seconds: number | null };
/** What was answered, as people read it, by response and question. */
async function saidIn(
  db: Reader,
  actor: Actor,
  { ids, questions }: { ids: readonly string[]; questions: readonly SurveyQuestion[] },
): Promise<Map<string, Said>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('surveys.answer')
    .select(['response_id', 'question_id', 'option_ids', 'score', 'text', 'file_id', 'seconds'])
    .where('tenant_id', '=', actor.tenantId)
    .where('response_id', 'in', [...ids])
    .execute();
  const named = new Map(questions.flatMap(({ options }) => options.map(({ id, text }) => [id, textFor(actor, text)] as const)));
  return new Map(
    rows.map(({ response_id, question_id, option_ids, score, text, file_id: fileId, seconds }) => [
      `${response_id} ${question_id}`,
      {
        said: option_ids.length > 0 ? option_ids.map((id) => named.get(id) ?? '').join(', ') : score === null ? text : String(score),
        fileId,
        seconds,
      },
    ]),
  );
}
