import { call, callFile } from '@vitrine/client';
import { BankQuestionForm, BankRow, exportBankQuestions, listBankQuestions } from '@vitrine/contract/assessment';
import { z } from 'zod';
import { described, resource } from '../../../shared/resource/index.ts';
import { QuestionKindName, RightShare } from './bank-cells.tsx';

const Flags = z.object({ isActive: z.enum(['true', 'false']).optional(), isUnused: z.enum(['true']).optional() });

/** Questions of the bank, as the list and its export read them. */
export const bank = resource<BankRow, BankQuestionForm>({
  room: 'catalog/bank',
  name: 'questions',
  inner: 'question',
  row: described(BankRow, {
    prompt: { column: 'shown' },
    kind: { column: 'shown', isFilter: true },
    subject: { column: 'shown' },
    tags: { column: 'optional' },
    rightPercent: { column: 'shown' },
    answers: { column: 'shown' },
    tests: { column: 'shown' },
    versionNumber: { column: 'optional' },
    isActive: { column: 'optional' },
    updatedAt: { column: 'optional' },
  }).extend({ subjectId: z.string().meta({ isFilter: true }), tag: z.string().meta({ isFilter: 'more' }) }),
  form: BankQuestionForm,
  drawn: BankQuestionForm,
  titleOf: ({ prompt }) => prompt,
  list: (ask) => call(listBankQuestions, { query: asked(ask) }),
  export: (ask) => callFile(exportBankQuestions, { query: exportBankQuestions.query.omit({ isActive: true, isUnused: true }).parse(ask) }),
  cells: {
    kind: ({ kind }) => <QuestionKindName kind={kind} />,
    rightPercent: ({ rightPercent }) => <RightShare percent={rightPercent} />,
  },
});

const asked = (ask: object) => ({
  ...listBankQuestions.query.omit({ isActive: true, isUnused: true }).parse(ask),
  ...Flags.catch({}).parse(ask),
});
