import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { lazySchemas } from './lazy-schemas.ts';

/** A file of a contract, and one of the app that asks how many schemas were made. */
const files: Record<string, string> = {
  '/packages/contract/src/kernel.ts': `
    export const made = { count: 0 };
    export const z = {
      object: (shape) => { made.count += 1; return { shape, extend: (more) => z.object({ ...shape, ...more }), parse: (given) => ({ ...given, parsed: true }) }; },
      string: () => { made.count += 1; return 'string'; },
    };`,
  '/packages/contract/src/person.ts': `
    import { z } from '/packages/contract/src/kernel.ts';
    const parts = { name: z.string(), note: z.string() };
    export const Person = z.object({ ...parts });
    export const Seller = Person.extend({ code: z.string() });
    export const limit = Math.max(2, 3);
    export const words = { needs: 'people.read' } as const;`,
  '/app.ts': `
    export { made } from '/packages/contract/src/kernel.ts';
    export { Person, Seller, limit, words } from '/packages/contract/src/person.ts';`,
};
const held: Plugin = {
  name: 'held-in-memory',
  enforce: 'pre',
  resolveId: (id) => (id in files ? id : undefined),
  load: (id) => files[id],
};

async function built(plugins: Plugin[]) {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [held, ...plugins],
    build: { write: false, minify: false, rolldownOptions: { input: '/app.ts', preserveEntrySignatures: 'strict' } },
  });
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !('output' in result)) throw new Error('nothing was built');
  return import(`data:text/javascript,${encodeURIComponent(result.output[0].code)}`);
}

test('a schema is made when it is first used, once, and is then what it was without this', async () => {
  const { made, Person, Seller, limit, words } = await built([lazySchemas()]);
  expect(made.count).toBe(0);
  expect([limit, words]).toEqual([3, { needs: 'people.read' }]);
  expect(Seller.parse({ name: 'Ana' })).toEqual({ name: 'Ana', parsed: true });
  expect(made.count).toBe(5); // two words, the person, the seller's code, the seller
  expect(Person.shape).toEqual({ name: 'string', note: 'string' });
  expect({ ...Seller.shape }).toEqual({ name: 'string', note: 'string', code: 'string' });
  expect(made.count).toBe(5);
});

test('without it all are made before anything is asked', async () => {
  const { made } = await built([]);
  expect(made.count).toBe(5);
});
