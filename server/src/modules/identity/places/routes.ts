import * as wire from '@vitrine/contract/identity';
import { citiesVersion } from '@vitrine/domain/identity/places';
import { answer, type Routes } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPostalCode } from './find-postal-code.ts';
import { keptPlaces } from './kept-places.ts';
import { listCities } from './list-cities.ts';

/** What helps to write an address. */
export const placesRoutes = (platform: Platform): Routes => {
  const kept = keptPlaces(platform);
  return (app) => {
    answer(app, wire.listCities, ({ params, reply }) => {
      // An app of another build asks for its own list: it gets ours, and asks again.
      if (params.version === citiesVersion) void reply.header('cache-control', 'private, max-age=31536000, immutable');
      return Promise.resolve({ cities: [...listCities(params)] });
    });
    answer(app, wire.findPostalCode, ({ actor, params }) => findPostalCode({ ...platform, kept }, actor, params));
  };
};
