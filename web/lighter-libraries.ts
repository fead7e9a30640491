import type { Plugin } from 'vite';

/**
 * In a browser schemas only judge; what describes them as documents is the server's, and a third of their weight. Formats are asked for by name (`z.uuid()`); their
 * old spelling (`z.string().uuid()`), which lint refuses, would bring all twenty.
 */
export function schemasWithoutDocuments(): Plugin {
  const documents = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;
  const classic = /\/zod\/v4\/classic\/schemas\.js$/;
  const oldSpelling = /^ {4}\w+\(params\) \{\n {8}return this\.check\(core\._\w+\(Zod\w+, params\)\);\n {4}\},?\n/gm;
  const english = /\/zod\/v4\/locales\/en\.js$/; // our messages are codes, worded by the catalogs
  return {
    name: 'schemas-without-documents',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (english.test(id)) return { code: "export default () => ({ localeError: () => 'invalid' });", map: null };
      if (classic.test(id)) return { code: code.replace(oldSpelling, ''), map: null };
      if (!documents.test(id)) return undefined;
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
      return {
        code: [...names, 'process'].map((name) => `const $${name} = () => undefined; export { $${name} as ${name} };`).join('\n'),
        map: null,
      };
    },
  };
}

/** Every colour is the client's or ours (look); the library's own hues, ten shades each in light and dark, are in no screen. */
export function coloursOfOurs(): Plugin {
  const hue = /^\s*--mantine-color-(cyan|grape|green|indigo|lime|orange|pink|teal|violet|yellow)-[^;]*;\n/gm;
  return {
    name: 'colours-of-ours',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (/default-css-variables\.layer\.css/.test(id) ? { code: code.replace(hue, ''), map: null } : undefined),
  };
}
