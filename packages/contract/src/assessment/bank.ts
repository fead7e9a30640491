/** The question bank on the wire: subjects, questions with their versions, and files of them. */
import { bankRefusals, questionKinds } from '@vitrine/domain/assessment';
import { z } from 'zod';
import {
  changed,
  endpoint,
  exportOf,
  Flag,
  Id,
  Instant,
  LocaleText,
  Nothing,
  pageOf,
  PageQuery,
  SearchTerm,
  Was,
} from '../kernel/index.ts';
import { QuestionDraft, Tag } from './questions.ts';

const reads = { needs: 'content.read' } as const;
const writes = { needs: 'content.write', refusals: [...bankRefusals, 'changed_meanwhile', 'file_missing', 'file_of_wrong_kind'] } as const;
const one = z.object({ questionId: Id });

export const Subject = z.object({ id: Id, name: z.string(), questions: z.int() });
export type Subject = z.infer<typeof Subject>;

export const listSubjects = endpoint({
  ...reads,
  method: 'GET',
  path: '/console/question-subjects',
  answer: z.object({ items: z.array(Subject), tags: z.array(z.object({ tag: z.string(), questions: z.int() })), questions: z.int() }),
  summary: 'Subjects and tags of the question bank, with how many questions each has',
});

export const SubjectForm = z.strictObject({ name: LocaleText(80) });
export const createSubject = endpoint({
  ...writes,
  method: 'POST',
  path: '/console/question-subjects',
  body: SubjectForm,
  answer: z.object({ id: Id }),
  summary: 'Adds a subject to the question bank',
});

/** A question as the bank keeps it; its parts keep their ids over its versions. */
export const BankQuestionForm = z.strictObject({
  ...QuestionDraft.omit({ id: true }).shape,
  subjectId: Id.nullable(),
  tags: z.array(Tag).max(20, 'too_many'),
});
export type BankQuestionForm = z.infer<typeof BankQuestionForm>;

export const BankRow = z.object({
  id: Id,
  prompt: z.string(),
  kind: z.enum(questionKinds),
  subject: z.string(),
  tags: z.array(z.string()),
  /** Percent of its answers that are right; null before the first. */
  rightPercent: z.int().nullable(),
  answers: z.int(),
  tests: z.int(),
  versionNumber: z.int(),
  isActive: z.boolean(),
  updatedAt: Instant,
});
export type BankRow = z.infer<typeof BankRow>;

export const listBankQuestions = endpoint({
  ...reads,
  method: 'GET',
  path: '/console/questions',
  query: PageQuery.extend({
    search: SearchTerm.optional(),
    kind: z.enum(questionKinds).optional(),
    subjectId: Id.optional(),
    tag: z.string().max(40).optional(),
    /** False: those that were put away. */
    isActive: Flag.optional(),
    /** Asked by no test. */
    isUnused: Flag.optional(),
  }),
  answer: pageOf(BankRow),
  summary: 'Questions of the bank, newest first',
});
export const exportBankQuestions = exportOf(listBankQuestions);

/** The whole bank, or a part of it, as something that the import reads again. */
export const exportQuestionFile = endpoint({
  ...reads,
  method: 'GET',
  path: '/console/question-files',
  query: z.object({ as: z.enum(['gift', 'csv', 'xlsx']), subjectId: Id.optional(), tag: z.string().max(40).optional() }),
  answer: z.string(),
  answersFile: true,
  summary: 'Questions with their answers, as GIFT or as the workbook that the import reads',
});

export const BankQuestion = z.object({
  id: Id,
  version: z.int(),
  question: BankQuestionForm,
  isActive: z.boolean(),
  /** How often each part was chosen, by id: of those who were asked. */
  chosen: z.record(z.string(), z.int()),
  answers: z.int(),
  rightPercent: z.int().nullable(),
  tests: z.array(z.object({ testId: Id, title: z.string(), courseId: Id, isDrawn: z.boolean() })),
  versions: z.array(z.object({ number: z.int(), at: Instant, by: z.string() })),
  can: z.object({ save: z.boolean() }),
});
export type BankQuestion = z.infer<typeof BankQuestion>;

export const getBankQuestion = endpoint({
  ...reads,
  method: 'GET',
  path: '/console/questions/:questionId',
  params: one,
  answer: BankQuestion,
  summary: 'A question of the bank as it is edited, with what people answered',
});

export const getBankVersion = endpoint({
  ...reads,
  method: 'GET',
  path: '/console/questions/:questionId/versions/:number',
  params: one.extend({ number: z.coerce.number().int().min(1) }),
  answer: z.object({ number: z.int(), question: BankQuestionForm }),
  summary: 'An earlier version of a question',
});

export const createBankQuestion = endpoint({
  ...writes,
  method: 'POST',
  path: '/console/questions',
  body: BankQuestionForm,
  answer: z.object({ id: Id }),
  summary: 'Adds a question to the bank',
});

export const saveBankQuestion = endpoint({
  ...writes,
  method: 'PUT',
  path: '/console/questions/:questionId',
  params: one,
  body: z.strictObject({ version: z.int(), question: changed(BankQuestionForm), was: Was }),
  answer: BankQuestion,
  summary: 'Saves a question as its next version; tests that are published keep theirs',
});

export const setBankQuestionActive = endpoint({
  ...writes,
  method: 'PUT',
  path: '/console/questions/:questionId/active',
  params: one,
  body: z.strictObject({ isActive: z.boolean() }),
  answer: Nothing,
  summary: 'Puts a question away, so that no pool draws it any more, or takes it out again',
});

/** What is wrong with a question of a file: its line, and why it was left out. */
export const FileFault = z.object({ line: z.int(), code: z.string(), about: z.string() });
export type FileFault = z.infer<typeof FileFault>;

export const importQuestions = endpoint({
  ...writes,
  method: 'POST',
  path: '/console/question-files',
  /** `isTrial`: only says what would come in. */
  body: z.strictObject({ fileId: Id, subjectId: Id.nullable(), isTrial: z.boolean() }),
  answer: z.object({ questions: z.int(), imported: z.int(), faults: z.array(FileFault) }),
  summary: 'Takes questions from GIFT or from the console’s workbook; bad ones are named by their line, the others come in',
});
