import * as wire from '@vitrine/contract/learning';
import { answer, type Routes } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { gradeAnswer } from '../grade-answer.ts';
import { unblock } from '../unblock.ts';
import { exportGradebook, exportGroupGradebook, exportResults } from './export-results.ts';
import { getPersonLearning } from './get-person-learning.ts';
import { getMemberResult } from './get-member-result.ts';
import { listAnswersToGrade } from './list-answers-to-grade.ts';
import { listBlocked } from './list-blocked.ts';
import { listGradebook } from './list-gradebook.ts';
import { listGroupGradebook, listResultGroups } from './list-group-gradebook.ts';
import { listPackageCalls } from './list-package-calls.ts';
import { listPackageResults } from './list-package-results.ts';
import { listPackages } from './list-packages.ts';
import { listResults } from './list-results.ts';
import { listTests } from './list-tests.ts';

/** What came of tests, for those who look after people (ADM-06). */
export const resultsRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.listTests, ({ actor, query }) => listTests(platform, actor, query));
    answer(app, wire.listResults, ({ actor, params, query }) => listResults(platform, actor, { ...params, ...query }));
    answer(app, wire.exportResults, ({ actor, params, query, reply }) => exportResults(platform, actor, { params, query, reply }));
    answer(app, wire.getMemberResult, ({ actor, params }) => getMemberResult(platform, actor, params));
    answer(app, wire.getPersonLearning, ({ actor, params }) => getPersonLearning(platform, actor, params));
    answer(app, wire.listGradebook, ({ actor, params, query }) => listGradebook(platform, actor, { ...params, ...query }));
    answer(app, wire.exportGradebook, ({ actor, params, query, reply }) => exportGradebook(platform, actor, { params, query, reply }));
    answer(app, wire.listResultGroups, ({ actor }) => listResultGroups(platform, actor));
    answer(app, wire.listGroupGradebook, ({ actor, params, query }) => listGroupGradebook(platform, actor, { ...params, ...query }));
    answer(app, wire.exportGroupGradebook, ({ actor, params, query, reply }) =>
      exportGroupGradebook(platform, actor, { params, query, reply }),
    );
    answer(app, wire.listAnswersToGrade, ({ actor, query }) => listAnswersToGrade(platform, actor, query));
    answer(app, wire.gradeAnswer, ({ actor, params, body }) => gradeAnswer(platform, actor, { ...params, ...body }));
    answer(app, wire.listPackages, ({ actor, query }) => listPackages(platform.db.read(), actor, query));
    answer(app, wire.listPackageResults, ({ actor, params, query }) =>
      listPackageResults(platform.db.read(), actor, { ...params, ...query }),
    );
    answer(app, wire.listPackageCalls, ({ actor, params, query }) => listPackageCalls(platform.db.read(), actor, { ...params, ...query }));
    answer(app, wire.listBlocked, ({ actor, query }) => listBlocked(platform, actor, query));
    answer(app, wire.unblock, ({ actor, params, body }) => unblock(platform, actor, { ...params, ...body }));
  };
