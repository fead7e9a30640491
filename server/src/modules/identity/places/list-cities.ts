import { readFileSync } from 'node:fs';

/** One line a state: country, state, cities by semicolons. Written by `scripts/cities.mjs` (decision 022). */
const file = new URL('./cities.txt', import.meta.url);

let lists: ReadonlyMap<string, readonly string[]> | undefined;

/** The cities of a state as its people write them, in their order; empty where no list is (PRO-02). */
export const listCities = ({ country, state }: { country: string; state: string }): readonly string[] =>
  (lists ??= read(readFileSync(file, 'utf8'))).get(`${country} ${state}`) ?? [];

const read = (text: string) =>
  new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line): [string, string[]] => {
        const [country = '', state = '', ...cities] = line.split(' ');
        return [`${country} ${state}`, cities.join(' ').split(';')];
      }),
  );
