import * as wire from '@vitrine/contract/privacy';
import { answer, type Routes } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { askForCopy } from './ask-for-copy.ts';
import { getCopy } from './get-copy.ts';
import { openCopy } from './open-copy.ts';

/** A copy of all that is held about a person. */
export const copyRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.getCopy, ({ actor }) => getCopy(platform, actor));
    answer(app, wire.askForCopy, ({ actor, body }) => askForCopy(platform, actor, body));
    answer(app, wire.openCopy, ({ actor, params }) => openCopy(platform, actor, params));
  };
