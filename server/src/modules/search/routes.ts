import * as wire from '@vitrine/contract/search';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { exportMissedSearches } from './export-missed.ts';
import { listMissedSearches } from './list-missed.ts';
import { noteMissedSearch } from './note-missed.ts';
import { searchAll, type SearchPorts } from './search-all.ts';

export const searchRoutes =
  (parts: Platform & SearchPorts): Routes =>
  (app) => {
    answer(app, wire.searchAll, ({ actor, query }) => searchAll(parts, actor, query));
    answer(app, wire.noteMissedSearch, ({ actor, body }) => noteMissedSearch(parts, actor, body));
    answer(app, wire.listMissedSearches, ({ actor, query }) => listMissedSearches(parts, actor, query));
    answer(app, wire.exportMissedSearches, ({ actor, query, reply }) => exportMissedSearches(parts, actor, { query, reply }));
  };
