/** How another tenant’s rows of this room are asked for. */
import { createBankQuestion, createSubject, type BankQuestionForm } from '@vitrine/contract/assessment';
import type { RoomUnderAttack } from '../../../isolation/entry.ts';

type Own = { subjectId: string; bankQuestionId: string };

const aForm = (newId: () => string): BankQuestionForm => ({
  kind: 'single',
  topic: {},
  prompt: { 'pt-BR': 'Invasora?' },
  explanation: {},
  options: [true, false].map((isRight) => ({ id: newId(), text: { 'pt-BR': 'Sim' }, isRight })),
  subjectId: null,
  tags: [],
});

export const assessment: RoomUnderAttack<Own> = {
  entries: {
    listSubjects: { asks: () => [{}] },
    createSubject: { asks: (b) => [{ body: { name: { 'pt-BR': `Invasor ${b.nonce}` } } }] },
    listBankQuestions: {
      asks: (b) => [{ query: {} }, { query: { search: b.mark } }, { query: { subjectId: b.subjectId } }, { query: { after: b.cursor } }],
    },
    exportBankQuestions: { asks: (b) => [{ query: {} }, { query: { subjectId: b.subjectId } }] },
    exportQuestionFile: { asks: (b) => [{ query: { as: 'gift' } }, { query: { as: 'csv', subjectId: b.subjectId } }] },
    getBankQuestion: { asks: (b) => [{ params: { questionId: b.bankQuestionId } }] },
    getBankVersion: { asks: (b) => [{ params: { questionId: b.bankQuestionId, number: 1 } }] },
    createBankQuestion: {
      asks: (b) => [{ body: { ...aForm(b.newId), subjectId: b.subjectId } }, { body: { ...aForm(b.newId), imageFileId: b.fileId } }],
    },
    saveBankQuestion: { asks: (b) => [{ params: { questionId: b.bankQuestionId }, body: { version: 1, question: aForm(b.newId) } }] },
    setBankQuestionActive: { asks: (b) => [{ params: { questionId: b.bankQuestionId }, body: { isActive: false } }] },
    importQuestions: { asks: (b) => [{ body: { fileId: b.spreadsheetId, subjectId: null, isTrial: false } }] },
    getAttempt: { asks: (b) => [{ params: { attemptId: b.attemptId }, query: { device: b.device } }] },
    saveAnswer: {
      asks: (b) => [
        { params: { attemptId: b.attemptId, questionId: b.questionId }, body: { device: b.device, options: [b.optionId], revision: 99 } },
      ],
    },
    takeAttemptOver: { asks: (b) => [{ params: { attemptId: b.attemptId }, body: { device: 'a stolen device' } }] },
  },
  rows: async (house, { author, mark }) => {
    const marked = { 'pt-BR': mark };
    const { body: subject } = await house.call(author, createSubject, { body: { name: marked } });
    const form = { ...aForm(house.platform.newId), prompt: { 'pt-BR': `${mark}?` }, subjectId: subject.id, tags: [mark.slice(0, 40)] };
    const { body: question } = await house.call(author, createBankQuestion, { body: form });
    return { subjectId: subject.id, bankQuestionId: question.id };
  },
};
