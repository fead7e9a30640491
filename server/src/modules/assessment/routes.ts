import * as wire from '@vitrine/contract/assessment';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { listBankQuestions, listSubjects } from './bank/bank-rows.ts';
import { createBankQuestion, createSubject, saveBankQuestion, setBankQuestionActive } from './bank/edit-bank.ts';
import { exportBankQuestions, exportQuestionFile } from './bank/export-questions.ts';
import { getBankQuestion, getBankVersion, type TestPlaces } from './bank/get-bank-question.ts';
import { importQuestions } from './bank/import-questions.ts';
import { saveAnswer } from './save-answer.ts';
import { takeAttemptOver } from './take-attempt-over.ts';
import { attemptView } from './view-attempt.ts';

/** Attempts of members, and the question bank of those who write tests. */
export const assessmentRoutes =
  (platform: Platform, { testPlaces }: { testPlaces: TestPlaces }): Routes =>
  (app) => {
    answer(app, wire.getAttempt, ({ actor, params, query }) =>
      attemptView(platform, platform.db.write(), actor, { ...params, ...query, locale: actor.locale }),
    );
    answer(app, wire.saveAnswer, ({ actor, params, body }) => saveAnswer(platform, actor, { ...params, ...body }));
    answer(app, wire.takeAttemptOver, ({ actor, params, body }) => takeAttemptOver(platform, actor, { ...params, ...body }));

    answer(app, wire.listSubjects, ({ actor }) => listSubjects(platform, actor));
    answer(app, wire.createSubject, ({ actor, body }) => createSubject(platform, actor, body));
    answer(app, wire.listBankQuestions, ({ actor, query }) => listBankQuestions(platform, actor, query));
    answer(app, wire.exportBankQuestions, ({ actor, query, reply }) => exportBankQuestions(platform, actor, { query, reply }));
    answer(app, wire.exportQuestionFile, ({ actor, query, reply }) => exportQuestionFile(platform, actor, { query, reply }));
    answer(app, wire.getBankQuestion, ({ actor, params }) => getBankQuestion(platform, actor, { ...params, testPlaces }));
    answer(app, wire.getBankVersion, ({ actor, params }) => getBankVersion(platform.db.read(), actor, params));
    answer(app, wire.createBankQuestion, ({ actor, body }) => createBankQuestion(platform, actor, body));
    answer(app, wire.saveBankQuestion, async ({ actor, params, body }) => {
      await saveBankQuestion(platform, actor, { ...params, ...body });
      return getBankQuestion(platform, actor, { ...params, testPlaces });
    });
    answer(app, wire.setBankQuestionActive, async ({ actor, params, body }) => {
      await setBankQuestionActive(platform, actor, { ...params, ...body });
      return {};
    });
    answer(app, wire.importQuestions, ({ actor, body }) => importQuestions(platform, actor, body));
  };
