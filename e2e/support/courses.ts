/** Courses of the tests' own, made and published by the program's manager over HTTP. */
import { randomUUID } from 'node:crypto';
import { saveAnswer, type QuestionDraft, type TestRules } from '@vitrine/contract/assessment';
import { addActivity, createCourse, getCourseDraft, publishCourse, type ActivityForm, type CourseForm } from '@vitrine/contract/catalog';
import type { FilePurpose } from '@vitrine/contract/kernel';
import { finishAttempt, reportLearning, startAttempt } from '@vitrine/contract/learning';
import { aMark, callAs, type Who } from './api.ts';
import { aPdf, captions, sixSeconds, upload } from './uploads.ts';

const author = 'manager';
const inFour = (text: string) => ({ 'pt-BR': text, 'en-US': `${text} (en)`, 'es-ES': `${text} (es)`, 'fr-FR': `${text} (fr)` });

export type MadeCourse = { id: string; title: string; activityIds: string[] };

/** A published course with these activities. Its title is found by nobody else's search. `by`: who makes it, in their own client. */
export async function aCourse(
  activities: ActivityForm[],
  given: Partial<CourseForm> = {},
  { by = author }: { by?: Who } = {},
): Promise<MadeCourse> {
  const title = `Curso ${aMark()}`;
  const course: CourseForm = {
    title: inFour(title),
    summary: inFour('O que se aprende aqui.'),
    description: inFour('<p>Venda com segurança.</p>'),
    scene: 'fridge',
    imageFileId: null,
    workloadMinutes: 30,
    tagIds: [],
    fileIds: [],
    prerequisiteCourseId: null,
    isSequential: false,
    block_activities_menu: false,
    trainingPoints: 0,
    ...given,
  };
  const { id: courseId } = await callAs(by, createCourse, { body: course });
  const params = { courseId };
  let { version } = await callAs(by, getCourseDraft, { params });
  for (const activity of activities) ({ version } = await callAs(by, addActivity, { params, body: { version, activity } }));
  const published = await callAs(by, publishCourse, { params, body: { version } });
  return { id: courseId, title, activityIds: published.activities.map(({ id }) => id) };
}

const activity = (title: string, content: ActivityForm['content']): ActivityForm => ({
  title: inFour(title),
  summary: inFour('Leva poucos minutos.'),
  isRequired: true,
  content,
});

type PdfWish = { title?: string; pages?: number; by?: Who };
export const aPdfActivity = async ({ title = 'Guia', pages = 3, by = author }: PdfWish = {}): Promise<ActivityForm> =>
  activity(title, { kind: 'pdf', files: { 'pt-BR': await upload(by, { purpose: 'document', name: 'guia.pdf', bytes: aPdf(pages) }) } });

type VideoWish = { title?: string; requiredPercent?: number; noSkip?: boolean; says?: string };
/** Six seconds, with captions in Portuguese: `says`, from the first to the last. */
export const aVideoActivity = async ({
  title = 'Filme',
  requiredPercent = 90,
  noSkip = false,
  says,
}: VideoWish = {}): Promise<ActivityForm> =>
  activity(title, {
    kind: 'video',
    fileId: await upload(author, { purpose: 'video', name: 'filme.mp4', bytes: sixSeconds() }),
    posterFileId: null,
    captions: { 'pt-BR': await upload(author, { purpose: 'captions', name: 'filme.vtt', bytes: captions(says) }) },
    requiredPercent,
    noSkip,
  });

/** An activity of any kind, whose content is given. */
export const anActivityOf = (title: string, content: ActivityForm['content']): ActivityForm => activity(title, content);

/** A file of the author's. */
export const sendFile = (file: { purpose: FilePurpose; name: string; bytes: Uint8Array }): Promise<string> => upload(author, file);

/** Questions of one right answer, whose option says that it is the right one. */
export const aTestActivity = ({
  title = 'Prova',
  questions = 2,
  ...rules
}: Partial<TestRules> & { title?: string; questions?: number } = {}): ActivityForm =>
  activity(title, {
    kind: 'conventional_test',
    test: {
      rules: {
        maximumAttempts: 3,
        minimumScore: 70,
        questionsDrawn: null,
        minutesToAnswer: null,
        hasPartialCredit: false,
        isShuffled: true,
        review: 'when_due',
        ...rules,
      },
      questions: Array.from({ length: questions }, (_, index) => aQuestion(index + 1)),
      pools: [],
    },
  });

const aQuestion = (number: number): QuestionDraft => ({
  id: randomUUID(),
  kind: 'single',
  topic: inFour(`Tema ${number}`),
  prompt: inFour(`Pergunta ${number}?`),
  explanation: inFour(`Explicação ${number}.`),
  options: ['Resposta boa', 'Resposta fraca', 'Outra resposta'].map((text, place) => ({
    id: randomUUID(),
    text: inFour(text),
    isRight: place === 0,
  })),
});

/** Reports pages of a document as read, as the person's device would have. */
export async function readPages(who: Who, course: MadeCourse, { place = 0, pages }: { place?: number; pages: number[] }): Promise<void> {
  const now = new Date().toISOString();
  const what = { kind: 'pages_read' as const, pages, lastPage: pages.at(-1) ?? 1 };
  const event = {
    event_id: randomUUID(),
    device_id: 'another-phone',
    seq: 1,
    client_time: now,
    courseId: course.id,
    activityId: course.activityIds[place] ?? '',
    what,
  };
  await callAs(who, reportLearning, { body: { events: [event] } });
}

/** Takes the test of a course that is made of it alone, with so many right answers, as the person's device would. */
export async function takeTest(who: Who, course: MadeCourse, { right }: { right: number }): Promise<void> {
  const params = { courseId: course.id, hierarchy_order: 1 };
  const body = { device: 'another-phone' };
  const { id: attemptId, questions } = await callAs(who, startAttempt, { params, body });
  for (const [place, { id: questionId, options }] of questions.entries()) {
    const chosen = options.find(({ text }) => text === (place < right ? 'Resposta boa' : 'Resposta fraca'));
    await callAs(who, saveAnswer, {
      params: { attemptId, questionId },
      body: { ...body, options: chosen ? [chosen.id] : [], revision: 1 },
    });
  }
  await callAs(who, finishAttempt, { params: { ...params, attemptId }, body });
}
