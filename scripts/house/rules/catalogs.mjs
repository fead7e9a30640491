/** Four languages say the same things: the same keys, the same placeholders, every plural form that the language has. */
export const locales = ['pt-BR', 'en-US', 'es-ES', 'fr-FR'];

const place = new RegExp(`(^|/)(${locales.join('|')})(/[^/]+)?\\.json$`);
const ending = /_(zero|one|two|few|many|other)$/;
const counts = /\{\{-?\s*count\b/;
const placeholders = /\{\{-?\s*([\w.]+)[^}]*\}\}|(<\/?\w+\s*\/?>)/g;

export const catalogsAgree = {
  name: 'catalogs-agree',
  check: (tree) =>
    Object.entries(catalogsOf(tree)).flatMap(([pattern, files]) => [...missing(pattern, files), ...disagreements(tree, files)]),
};

/** Catalogs of one subject, by locale; the key is the path with its locale taken out. */
function catalogsOf(tree) {
  const groups = {};
  for (const file of tree.files.filter((name) => /^(web|admin|server|packages)\//.test(name))) {
    const found = file.match(place);
    if (found) (groups[file.replace(place, '$1LOCALE$3.json')] ??= {})[found[2]] = file;
  }
  return groups;
}

const missing = (pattern, files) =>
  locales
    .filter((locale) => !files[locale])
    .map((locale) => ({
      file: pattern.replace('LOCALE', locale),
      why: 'this language has no catalog',
      instead: `translate ${Object.values(files)[0]}`,
    }));

function disagreements(tree, files) {
  const catalogs = Object.entries(files).map(([locale, file]) => ({ locale, file, texts: flat(JSON.parse(tree.text(file))) }));
  const counting = new Set(catalogs.flatMap(({ texts }) => pluralsIn(texts)));
  const baseOf = (name) => (counting.has(name.replace(ending, '')) ? name.replace(ending, '') : name);
  const keys = new Set(catalogs.flatMap(({ texts }) => Object.keys(texts).map(baseOf)));
  return catalogs.flatMap(({ locale, file, texts }) =>
    [...keys].flatMap((key) => keyFaults({ locale, file, texts, key, catalogs, baseOf })),
  );
}

/** A text that counts, or that has a form for one and for the others, is a plural; `too_many` alone is only a key of that name. */
function pluralsIn(texts) {
  const bare = (name) => name.replace(ending, '');
  const isPlural = (name) => counts.test(texts[name]) || [`${bare(name)}_one`, `${bare(name)}_other`].every((form) => form in texts);
  return Object.keys(texts)
    .filter((name) => ending.test(name) && isPlural(name))
    .map(bare);
}

function keyFaults({ locale, file, texts, key, catalogs, baseOf }) {
  const fault = (why, instead) => [{ file, why: `${key}: ${why}`, instead }];
  const forms = Object.keys(texts).filter((name) => baseOf(name) === key);
  if (forms.length === 0) return fault('this language lacks it', 'translate it');
  if (forms.some((name) => !texts[name].trim())) return fault('an empty text', 'translate it');
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const absent = forms.some((name) => name !== key) ? categories.filter((form) => !forms.includes(`${key}_${form}`)) : [];
  if (absent.length > 0)
    return fault(
      `${locale} also needs ${absent.map((form) => `${key}_${form}`).join(', ')}`,
      'write each plural form that Intl.PluralRules names',
    );
  const source = catalogs.find((catalog) => catalog.locale === 'pt-BR') ?? catalogs[0];
  const [here, there] = [placesIn(texts, key, baseOf), placesIn(source.texts, key, baseOf)];
  return !there || here === there
    ? []
    : fault(`says [${here}] where ${source.locale} says [${there}]`, 'use the same placeholders and tags');
}

/** Placeholders and tags of all forms together; `count` may be left out of a form that says "one". */
function placesIn(texts, key, baseOf) {
  const forms = Object.entries(texts).filter(([name]) => baseOf(name) === key);
  const found = forms.flatMap(([, text]) => [...text.matchAll(placeholders)].map(([whole, name]) => name ?? whole));
  return [...new Set(found)]
    .filter((name) => name !== 'count')
    .sort((a, b) => a.localeCompare(b))
    .join(' ');
}

/** Nested texts as dotted keys. */
export function flat(value, prefix = '') {
  return Object.entries(value).reduce((all, [key, inner]) => {
    const path = prefix ? `${prefix}.${key}` : key;
    return typeof inner === 'object' ? { ...all, ...flat(inner, path) } : { ...all, [path]: String(inner) };
  }, {});
}
