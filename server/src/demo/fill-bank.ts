import type { BankQuestionForm, QuestionDraft, TestRules } from '@vitrine/contract/assessment';
import { testKinds, type TestKind } from '@vitrine/domain/assessment';
import type { Text } from '@vitrine/domain/kernel';
import { anActivity } from '../modules/activities/testing.ts';
import { createBankQuestion, createSubject } from '../modules/assessment/testing.ts';
import { aCourse } from '../modules/catalog/testing.ts';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { getVideo, mediaPath } from './media/index.ts';
import { demoBank, demoSubjectNames, type DemoBankQuestion, type DemoSubject } from './texts/index.ts';

type Subjects = ReadonlyMap<DemoSubject, string>;

/** A brand's question bank: what its courses ask already and as much again of every kind, under five subjects. Answers the subjects. */
export async function fillBank(
  platform: Platform,
  { author, ofCourses }: { author: BuiltPerson; ofCourses: readonly QuestionDraft[] },
): Promise<Subjects> {
  const subjects = new Map<DemoSubject, string>();
  for (const [key, name] of demoSubjectNames) subjects.set(key, (await createSubject(platform, author.actor, { name })).id);
  const { poster } = getVideo('inverse-fridge');
  const picture = await platform.storage.put({
    siteId: author.siteId,
    tenantId: author.tenantId,
    personId: author.personId,
    purpose: 'image',
    name: poster.file,
    path: mediaPath(poster),
    isPublic: false,
  });
  for (const question of demoBank)
    await createBankQuestion(platform, author.actor, formOf(platform, question, { subjects, imageFileId: picture.id }));
  const newTo = { subjectId: subjects.get('selling') ?? null, tags: ['cursos'] };
  for (const { id: _, ...question } of ofCourses)
    await createBankQuestion(platform, author.actor, { ...withNewIds(platform, question), ...newTo });
  return subjects;
}

function formOf(
  { newId }: Platform,
  asked: DemoBankQuestion,
  { subjects, imageFileId }: { subjects: Subjects; imageFileId: string },
): BankQuestionForm {
  const { kind, options, pairs, areas, right, number } = asked;
  const isAllRight = ['short_text', 'matching', 'ordering', 'cloze'].includes(kind);
  const texts = kind === 'true_false' ? truth : options;
  return {
    kind,
    topic: {},
    prompt: asked.prompt,
    explanation: {},
    options: texts.map((text, place) => ({
      id: newId(),
      text,
      isRight: isAllRight || place === right,
      ...(pairs[place] ? { pair: { id: newId(), text: pairs[place] } } : {}),
      ...(areas[place] ? { area: areaOf(areas[place]) } : {}),
    })),
    ...(number ? { number: { value: number[0], tolerance: number[1] } } : {}),
    ...(kind === 'hotspot' ? { imageFileId } : {}),
    subjectId: subjects.get(asked.subject) ?? null,
    tags: asked.tags,
  };
}

const areaOf = ([x, y, width, height]: [number, number, number, number]) => ({ x, y, width, height });
const truth: Text[] = [
  { 'pt-BR': 'Verdadeiro', 'en-US': 'True', 'es-ES': 'Verdadero', 'fr-FR': 'Vrai' },
  { 'pt-BR': 'Falso', 'en-US': 'False', 'es-ES': 'Falso', 'fr-FR': 'Faux' },
];
const withNewIds = ({ newId }: Platform, question: Omit<QuestionDraft, 'id'>) => ({
  ...question,
  options: question.options.map((option) => ({ ...option, id: newId() })),
});

const usual: TestRules = {
  maximumAttempts: 2,
  minimumScore: 70,
  questionsDrawn: null,
  minutesToAnswer: 15,
  hasPartialCredit: true,
  isShuffled: true,
  review: 'when_due',
};
/** How each of the seven differs from the usual, what it is called, and what it draws. */
const seven: Record<TestKind, { rules: Partial<TestRules>; title: Text; subject: DemoSubject }> = {
  unevaluated_quiz: {
    rules: { minimumScore: 0, maximumAttempts: null, minutesToAnswer: null, review: 'after_attempt' },
    title: {
      'pt-BR': 'Aquecimento sem nota',
      'en-US': 'Warm-up without a grade',
      'es-ES': 'Calentamiento sin nota',
      'fr-FR': 'Échauffement sans note',
    },
    subject: 'kitchen',
  },
  evaluated_quiz: {
    rules: { minimumScore: 0 },
    title: { 'pt-BR': 'Quiz da semana', 'en-US': 'Quiz of the week', 'es-ES': 'Cuestionario de la semana', 'fr-FR': 'Quiz de la semaine' },
    subject: 'laundry',
  },
  conventional_test: {
    rules: { maximumAttempts: 3 },
    title: { 'pt-BR': 'Prova de treino', 'en-US': 'Practice test', 'es-ES': 'Prueba de práctica', 'fr-FR': 'Test d’entraînement' },
    subject: 'cold',
  },
  restart_test: {
    rules: {},
    title: {
      'pt-BR': 'Prova de ar-condicionado',
      'en-US': 'Air conditioning test',
      'es-ES': 'Prueba de aire acondicionado',
      'fr-FR': 'Test de climatisation',
    },
    subject: 'air',
  },
  block_test: {
    rules: {},
    title: { 'pt-BR': 'Prova de atendimento', 'en-US': 'Customer service test', 'es-ES': 'Prueba de atención', 'fr-FR': 'Test d’accueil' },
    subject: 'selling',
  },
  restart_general_test: {
    rules: {},
    title: { 'pt-BR': 'Revisão geral', 'en-US': 'General review', 'es-ES': 'Repaso general', 'fr-FR': 'Révision générale' },
    subject: 'cold',
  },
  block_general_test: {
    rules: {},
    title: {
      'pt-BR': 'Certificação de especialista',
      'en-US': 'Specialist certification',
      'es-ES': 'Certificación de especialista',
      'fr-FR': 'Certification de spécialiste',
    },
    subject: 'selling',
  },
};

/** A course that shows all seven kinds of test, each drawing from the bank. */
export async function fillSevenKinds(platform: Platform, { author, subjects }: { author: BuiltPerson; subjects: Subjects }): Promise<void> {
  const order: TestKind[] = [...testKinds].sort((one, other) => Object.keys(seven).indexOf(one) - Object.keys(seven).indexOf(other));
  await aCourse(platform, author.actor, {
    course: {
      title: {
        'pt-BR': 'Especialista: teste o que você sabe',
        'en-US': 'Specialist: test what you know',
        'es-ES': 'Especialista: prueba lo que sabes',
        'fr-FR': 'Spécialiste : testez vos connaissances',
      },
      summary: {
        'pt-BR': 'Sete provas, do aquecimento à certificação.',
        'en-US': 'Seven tests, from warm-up to certification.',
        'es-ES': 'Siete pruebas, del calentamiento a la certificación.',
        'fr-FR': 'Sept tests, de l’échauffement à la certification.',
      },
      description: {
        'pt-BR': '<p>As questões são sorteadas do banco: cada tentativa é diferente.</p>',
        'en-US': '<p>Questions are drawn from the bank: every attempt is different.</p>',
        'es-ES': '<p>Las preguntas se sortean del banco: cada intento es distinto.</p>',
        'fr-FR': '<p>Les questions sont tirées de la banque : chaque tentative est différente.</p>',
      },
      workloadMinutes: 60,
    },
    activities: order.map((kind) => {
      const { rules, title, subject } = seven[kind];
      const pool = {
        id: platform.newId(),
        count: 5,
        subjectId: subjects.get(subject) ?? null,
        tags: [],
        kinds: [
          'single' as const,
          'multiple' as const,
          'true_false' as const,
          'numeric' as const,
          'matching' as const,
          'ordering' as const,
          'cloze' as const,
          'short_text' as const,
          'hotspot' as const,
        ],
      };
      return anActivity(kind, { title, content: { test: { rules: { ...usual, ...rules }, questions: [], pools: [pool] } } });
    }),
  });
}
