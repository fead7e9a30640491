import type { PostalPlace } from '@vitrine/contract/identity';
import { statesOf } from '@vitrine/domain/identity/places';
import { z } from 'zod';

/**
 * A country's book of postal codes: what a code, written bare, stands for; null where the book does not have it. Throws when the book cannot be asked.
 * A country more is one in `lookedUpCountries` and one of these in `find-postal-code.ts`.
 */
export type PostalCodes = (postalCode: string) => Promise<PostalPlace | null>;

/** Longer nobody waits for a help in writing. */
const patience = 2_500;
/** More than an address is none. */
const longestAnswer = 10_000;

const text = z.string().trim().max(200).catch('');
const Answered = z.object({ erro: z.unknown().optional(), logradouro: text, bairro: text, localidade: text, uf: text });

/** Brazil's, by the documented call of ViaCEP: `GET URL/50030230/json/`. An unknown code is answered with `erro`, true or "true", one of a wrong form with 400. */
export const viaCep =
  (url: string): PostalCodes =>
  async (postalCode) => {
    const answered = await fetch(`${url}/${postalCode}/json/`, { redirect: 'error', signal: AbortSignal.timeout(patience) });
    if (answered.status === 400) return null;
    if (!answered.ok) throw new Error(`status ${answered.status}`);
    const written = await answered.text();
    if (written.length > longestAnswer) throw new Error('more than an address');
    const { erro, logradouro, bairro, localidade, uf } = Answered.parse(JSON.parse(written));
    if (erro !== undefined && erro !== false && erro !== 'false') return null;
    const state = statesOf('BR').find(({ code }) => code === uf)?.code;
    if (state === undefined || localidade === '') throw new Error('no place in the answer');
    return { street: logradouro, neighborhood: bairro, city: localidade, state };
  };
