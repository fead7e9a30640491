import * as wire from '@vitrine/contract/marks';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { addFavourite, removeFavourite, type SubjectExists } from './favourites.ts';

/** Favourites; `exists` says what may be marked. */
export const marksRoutes =
  (platform: Platform, { exists }: { exists: SubjectExists }): Routes =>
  (app) => {
    answer(app, wire.addFavourite, ({ actor, params }) => addFavourite(platform, actor, { ...params, exists }));
    answer(app, wire.removeFavourite, ({ actor, params }) => removeFavourite(platform, actor, params));
  };
