import * as wire from '@vitrine/contract/trails';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getTrailAudience, saveTrailAudience } from './audience.ts';
import { createTrailCategory, getTrailCategory, listTrailCategories, removeTrailCategory, saveTrailCategory } from './categories.ts';
import { createTrail } from './create-trail.ts';
import { exportTrailCategories, exportTrails } from './export-trails.ts';
import { getTrailDraft } from './get-trail-draft.ts';
import { countTrails, listTrailDrafts } from './list-trail-drafts.ts';
import { publishTrail } from './publish-trail.ts';
import { retireTrail } from './retire-trail.ts';
import { saveTrailItems } from './save-trail-items.ts';
import { saveTrail } from './save-trail.ts';

/** Trails and their categories, as authors keep them. */
export const trailsRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.countTrails, ({ actor, query }) => countTrails(platform, actor, query));
    answer(app, wire.listTrailDrafts, ({ actor, query }) => listTrailDrafts(platform, actor, query));
    answer(app, wire.exportTrails, ({ actor, query, reply }) => exportTrails(platform, actor, { query, reply }));
    answer(app, wire.createTrail, ({ actor, body }) => createTrail(platform, actor, body));
    answer(app, wire.getTrailDraft, ({ actor, params }) => getTrailDraft(platform, actor, params.trailId));
    answer(app, wire.saveTrail, ({ actor, params, body }) => saveTrail(platform, actor, { ...params, ...body }));
    answer(app, wire.saveTrailItems, ({ actor, params, body }) => saveTrailItems(platform, actor, { ...params, ...body }));
    answer(app, wire.publishTrail, ({ actor, params, body }) => publishTrail(platform, actor, { ...params, ...body }));
    answer(app, wire.retireTrail, ({ actor, params }) => retireTrail(platform, actor, params));
    answer(app, wire.getTrailAudience, ({ actor, params }) => getTrailAudience(platform, actor, params));
    answer(app, wire.saveTrailAudience, ({ actor, params, body }) => saveTrailAudience(platform, actor, { ...params, audience: body }));
    answer(app, wire.listTrailCategories, ({ actor, query }) => listTrailCategories(platform, actor, query));
    answer(app, wire.exportTrailCategories, ({ actor, query, reply }) => exportTrailCategories(platform, actor, { query, reply }));
    answer(app, wire.getTrailCategory, ({ actor, params }) => getTrailCategory(platform.db.write(), actor, params));
    answer(app, wire.createTrailCategory, ({ actor, body }) => createTrailCategory(platform, actor, body));
    answer(app, wire.saveTrailCategory, ({ actor, params, body }) => saveTrailCategory(platform, actor, { ...params, ...body }));
    answer(app, wire.removeTrailCategory, ({ actor, params }) => removeTrailCategory(platform, actor, params));
  };
