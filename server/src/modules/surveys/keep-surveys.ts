import type { SurveyDetail, SurveyForm } from '@vitrine/contract/surveys';
import { searchable, type Text } from '@vitrine/domain/kernel';
import { faultsOfQuestions, questionAlone, type SurveyKind } from '@vitrine/domain/surveys';
import { recordChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { mergeEdit, notFound, Refusal, refuseFields, refuseOld, type Actor, type Changes, type Was } from '../../platform/http/index.ts';
import { writeAudience } from './audience.ts';
import { differs, formOf, getSurveyToManage } from './get-survey-to-manage.ts';
import { writeOwners } from './owners.ts';
import { isReachable, surveyOf, surveysOf, writeQuestions, type Survey } from './survey-rows.ts';
import { tellAskedJob } from './tell-asked.ts';
import type { SurveyParts } from './trainings.ts';

type Seen = { surveyId: string; version: number };

/** Drafts a survey, which whoever drafts it owns. Refuses `name_required` at `title`. */
export function createSurvey(
  parts: SurveyParts,
  actor: Actor,
  { kind, title }: { kind: SurveyKind; title: Text },
): Promise<{ id: string }> {
  const id = parts.newId();
  return parts.db.transaction(async (tx) => {
    refuseFields({ title: hasWords(title) ? undefined : 'name_required' }, { prefix: '' });
    const now = parts.clock.now();
    await tx
      .insertInto('surveys.survey')
      .values({
        tenant_id: actor.tenantId,
        id,
        version: 1,
        kind,
        state: 'draft',
        title: JSON.stringify(title),
        introduction: '{}',
        is_unnamed: false,
        is_mandatory: false,
        position: 0,
        all_trainings: false,
        questions: writeQuestions([]),
        edition: 0,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await tx.insertInto('surveys.owner').values({ tenant_id: actor.tenantId, survey_id: id, member_id: actor.memberId }).execute();
    await record(parts, tx, actor, { surveyId: id, what: 'created', before: null, after: { kind, title } });
    return { id };
  });
}

/**
 * Saves a survey; its settings hold at once, its questions from the next publication on. Refuses `changed_meanwhile`, and below `survey.` what a field lacks. That it is without
 * names stays as it was published: people answered on this promise.
 */
export function saveSurvey(
  parts: SurveyParts,
  actor: Actor,
  { surveyId, version, survey: now, was }: Seen & { survey: Changes<SurveyForm>; was?: Was },
): Promise<SurveyDetail> {
  const prefix = 'survey.';
  return parts.db
    .transaction(async (tx) => {
      const survey = await lockOf(tx, actor, { surveyId });
      const before = await formOf(tx, actor, survey);
      const form = mergeEdit({ version: survey.version, form: before }, { version, now, was });
      refuseFields(
        {
          title: hasWords(form.title) ? undefined : 'name_required',
          isUnnamed: survey.edition > 0 && form.isUnnamed !== survey.isUnnamed ? 'survey_promise_fixed' : undefined,
          closesOn: form.opensOn !== null && form.closesOn !== null && form.closesOn < form.opensOn ? 'ends_before_begin' : undefined,
          ...questionFaults(form),
          trainings: await trainingsFault(parts, tx, actor, { survey, form }),
        },
        { prefix },
      );
      await tx
        .updateTable('surveys.survey')
        .set({ ...columnsOf(form, survey.kind), version: survey.version + 1, updated_at: parts.clock.now() })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', surveyId)
        .execute();
      await writeAudience(parts, tx, actor, { surveyId, audience: form.audience, prefix });
      await writeOwners(tx, actor, { surveyId, ownerIds: form.ownerIds, prefix });
      await writeTrainings(tx, actor, { survey, form });
      await record(parts, tx, actor, { surveyId, what: 'saved', before, after: form });
    })
    .then(() => getSurveyToManage(parts, actor, { surveyId }));
}

/** Freezes the questions as a new edition where they changed, and asks them. Refuses `questions_required`, `trainings_required` and `nothing_new_to_publish`. */
export function publishSurvey(parts: SurveyParts, actor: Actor, { surveyId, version }: Seen): Promise<SurveyDetail> {
  return parts.db
    .transaction(async (tx) => {
      const survey = await lockSurvey(tx, actor, { surveyId, version });
      if (survey.questions.length === 0) throw new Refusal('questions_required');
      if (survey.kind === 'reaction' && !survey.allTrainings && (await formOf(tx, actor, survey)).trainings.length === 0)
        throw new Refusal('trainings_required');
      const isNew = await differs(tx, actor, survey);
      if (survey.state === 'published' && !isNew) throw new Refusal('nothing_new_to_publish');
      const edition = survey.edition + (isNew ? 1 : 0);
      const now = parts.clock.now();
      if (isNew)
        await tx
          .insertInto('surveys.edition')
          .values({
            tenant_id: actor.tenantId,
            survey_id: surveyId,
            number: edition,
            questions: writeQuestions(survey.questions),
            published_at: now,
          })
          .execute();
      await tx
        .updateTable('surveys.survey')
        .set({ state: 'published', edition, published_at: survey.publishedAt ?? now, version: version + 1, updated_at: now })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', surveyId)
        .execute();
      await parts.jobs.send({ tx, name: tellAskedJob, payload: { tenantId: actor.tenantId, surveyId, edition } });
      await record(parts, tx, actor, {
        surveyId,
        what: 'published',
        before: { state: survey.state, edition: survey.edition },
        after: { state: 'published', edition },
      });
    })
    .then(() => getSurveyToManage(parts, actor, { surveyId }));
}

/** Nobody new is asked; what was begun may be sent. Refuses `survey_not_published`. */
export function retireSurvey(parts: SurveyParts, actor: Actor, { surveyId, version }: Seen): Promise<SurveyDetail> {
  return parts.db
    .transaction(async (tx) => {
      const survey = await lockSurvey(tx, actor, { surveyId, version });
      if (survey.state !== 'published') throw new Refusal('survey_not_published');
      await tx
        .updateTable('surveys.survey')
        .set({ state: 'retired', version: version + 1, updated_at: parts.clock.now() })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', surveyId)
        .execute();
      await record(parts, tx, actor, { surveyId, what: 'retired', before: { state: survey.state }, after: { state: 'retired' } });
    })
    .then(() => getSurveyToManage(parts, actor, { surveyId }));
}

/** Locked before anything is judged: of two who save, the second is told. */
async function lockSurvey(tx: Tx, actor: Actor, { surveyId, version }: Seen): Promise<Survey> {
  const survey = await lockOf(tx, actor, { surveyId });
  refuseOld(survey, { version });
  return survey;
}

async function lockOf(tx: Tx, actor: Actor, { surveyId }: Pick<Seen, 'surveyId'>): Promise<Survey> {
  const row = await surveysOf(tx, actor).where('s.id', '=', surveyId).where(isReachable(actor)).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return surveyOf(row);
}

const hasWords = (text: Text): boolean => Object.values(text).some((said) => searchable(said ?? '') !== '');

const questionFaults = ({ questions }: SurveyForm) =>
  Object.fromEntries(Object.entries(faultsOfQuestions(questions)).map(([field, code]) => [`questions.${field}`, code]));

const columnsOf = (form: SurveyForm, kind: SurveyKind) => ({
  title: JSON.stringify(form.title),
  introduction: JSON.stringify(form.introduction),
  is_unnamed: form.isUnnamed,
  is_mandatory: kind === 'survey' && form.isMandatory,
  opens_on: form.opensOn,
  closes_on: form.closesOn,
  position: form.position,
  all_trainings: kind === 'reaction' && form.allTrainings,
  questions: writeQuestions(form.questions.map(questionAlone)),
});

type Asked = { survey: Survey; form: SurveyForm };

async function trainingsFault({ trainingsOf }: SurveyParts, tx: Tx, actor: Actor, { survey, form }: Asked): Promise<string | undefined> {
  if (survey.kind !== 'reaction' || form.trainings.length === 0) return undefined;
  const known = await trainingsOf(tx, actor, { ids: form.trainings.map(({ id }) => id) });
  return form.trainings.every(({ kind, id }) => known.some((one) => one.kind === kind && one.id === id)) ? undefined : 'invalid_choice';
}

async function writeTrainings(tx: Tx, { tenantId }: Actor, { survey, form }: Asked): Promise<void> {
  await tx.deleteFrom('surveys.training').where('tenant_id', '=', tenantId).where('survey_id', '=', survey.id).execute();
  if (survey.kind !== 'reaction' || form.trainings.length === 0) return;
  await tx
    .insertInto('surveys.training')
    .values(form.trainings.map(({ kind, id }) => ({ tenant_id: tenantId, survey_id: survey.id, kind, training_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const record = (
  { clock, newId }: Pick<SurveyParts, 'clock' | 'newId'>,
  tx: Tx,
  actor: Actor,
  { surveyId, what, ...sides }: { surveyId: string; what: string; before: unknown; after: unknown },
): Promise<void> =>
  recordChange(tx, actor, { subject: 'survey', subjectId: surveyId, what: `survey.${what}`, ...sides, now: clock.now(), id: newId() });
