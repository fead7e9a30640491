import { queryOptions } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import {
  createBankQuestion,
  createSubject,
  exportQuestionFile,
  getBankQuestion,
  importQuestions,
  listSubjects,
  saveBankQuestion,
  setBankQuestionActive,
  type BankQuestionForm,
} from '@vitrine/contract/assessment';
import type { Changed, Text } from '@vitrine/domain/kernel';

export const bankKey = ['assessment'] as const;
export const subjectsQuery = queryOptions({
  queryKey: ['assessment', 'subjects'],
  queryFn: () => call(listSubjects, {}),
  staleTime: 30_000,
});
export const questionQuery = (questionId: string) =>
  queryOptions({
    queryKey: ['assessment', 'questions', 'one', questionId],
    queryFn: () => call(getBankQuestion, { params: { questionId } }),
  });
export const addQuestion = (question: BankQuestionForm) => call(createBankQuestion, { body: question });
export const writeQuestion = (questionId: string, version: number, { now: question, was }: Changed<BankQuestionForm>) =>
  call(saveBankQuestion, { params: { questionId }, body: { version, question, was } });
export const setActive = (questionId: string, isActive: boolean) =>
  call(setBankQuestionActive, { params: { questionId }, body: { isActive } });
export const addSubject = (name: Text) => call(createSubject, { body: { name } });
export const takeFile = (body: { fileId: string; subjectId: string | null; isTrial: boolean }) => call(importQuestions, { body });
export const fileOf = (query: { as: 'gift' | 'csv' | 'xlsx'; subjectId?: string; tag?: string }) => callFile(exportQuestionFile, { query });
