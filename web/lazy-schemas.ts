import type { ESTree, Plugin } from 'vite';

const contract = /\/packages\/contract\/src\/(?!.*\.test\.).*\.ts$/;
/** How the making of a schema or an endpoint begins. */
const making = /^(?:(?:z|endpoint|pageOf|exportOf|LocaleText)\b|\w+\.(?:extend|optional|nullable|pick|omit|partial)\()/;
/** Schemas, made there or elsewhere, among the values of an object. */
const holding = /\bz\.\w+\(|: [A-Z]\w+[.,\n ]/;
const helper = 'virtual:lazily';

/**
 * Schemas and endpoints are made when they are first used. A slow phone took a fifth of a second for those of all calls before a member saw anything, and most visits use a
 * few. Nothing in the sources shows it: each constant of the contract whose value is made so becomes a stand-in that makes it once, at the first question.
 */
export function lazySchemas(): Plugin {
  return {
    name: 'vitrine-lazy-schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === helper ? `\0${helper}` : undefined),
    load: (id) => (id === `\0${helper}` ? { code: standIn, moduleSideEffects: false } : undefined),
    transform(code, id) {
      if (!contract.test(id)) return undefined;
      const made = this.parse(code, { lang: 'ts' }).body.flatMap((statement) => {
        const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declared?.type !== 'VariableDeclaration') return [];
        return declared.declarations.flatMap(({ init }) => (init && isMaking(init, code) ? [init] : []));
      });
      if (made.length === 0) return undefined;
      const lazy = made
        .toReversed()
        .reduce((text, { start, end }) => `${text.slice(0, start)}lazily(() => (${text.slice(start, end)}))${text.slice(end)}`, code);
      return { code: `import { lazily } from '${helper}';\n${lazy}`, map: null };
    },
  };
}

/** A schema, an endpoint, or parts of schemas by their names. */
function isMaking(value: ESTree.Expression, code: string): boolean {
  if (value.type === 'TSAsExpression') return isMaking(value.expression, code);
  const text = code.slice(value.start, value.end);
  if (value.type === 'ObjectExpression') return holding.test(text);
  return value.type === 'CallExpression' && (making.test(text) || (text.startsWith('Object.fromEntries(') && holding.test(text)));
}

const standIn = `
const real = (held) => (held.made ??= held.make());
const traps = {
  get: (held, key) => Reflect.get(real(held), key),
  has: (held, key) => Reflect.has(real(held), key),
  ownKeys: (held) => Reflect.ownKeys(real(held)),
  getOwnPropertyDescriptor: (held, key) => {
    const known = Reflect.getOwnPropertyDescriptor(real(held), key);
    return known && { ...known, configurable: true };
  },
  getPrototypeOf: (held) => Reflect.getPrototypeOf(real(held)),
};
export const lazily = (make) => new Proxy({ make, made: undefined }, traps);
`;
