import * as wire from '@vitrine/contract/assessment';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { saveAnswer } from './save-answer.ts';
import { takeAttemptOver } from './take-attempt-over.ts';
import { attemptView } from './view-attempt.ts';

export const assessmentRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.getAttempt, ({ actor, params, query }) =>
      attemptView(platform, platform.db.write(), actor, { ...params, ...query, locale: actor.locale }),
    );
    answer(app, wire.saveAnswer, ({ actor, params, body }) => saveAnswer(platform, actor, { ...params, ...body }));
    answer(app, wire.takeAttemptOver, ({ actor, params, body }) => takeAttemptOver(platform, actor, { ...params, ...body }));
  };
