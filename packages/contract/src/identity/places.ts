/** What helps to write an address (PRO-02): lists of cities, and what lies behind a postal code. */
import { z } from 'zod';
import { endpoint } from '../kernel/index.ts';

const country = z.string().regex(/^[A-Z]{2}$/, 'country_unknown');

export const listCities = endpoint({
  method: 'GET',
  path: '/places/:country/states/:state/cities/:version',
  /** `version`: `citiesVersion` of the domain; a list under its own version is kept for ever. */
  params: z.object({ country, state: z.string().max(8, 'invalid'), version: z.string().max(64, 'invalid') }),
  answer: z.object({ cities: z.array(z.string()) }),
  summary: 'The cities of a state that come with the product; none where it knows none (PRO-02)',
});

/** What a postal code stands for, as far as its country’s post tells; what it does not tell is empty. */
export const PostalPlace = z.object({ street: z.string(), neighborhood: z.string(), city: z.string(), state: z.string() });
export type PostalPlace = z.infer<typeof PostalPlace>;

export const findPostalCode = endpoint({
  method: 'GET',
  path: '/places/:country/postal-codes/:postalCode',
  params: z.object({ country, postalCode: z.string().max(16, 'postal_code_invalid') }),
  /** Null: not known here. */
  answer: z.object({ place: PostalPlace.nullable() }),
  refusals: ['postal_code_invalid', 'too_many_requests', 'unavailable'],
  summary: 'Where a postal code lies; an address may always be written without it',
});
