/** Enough of SQL's grammar to say which tables a text names, and how. */

const words =
  /--[^\n]*|\/\*[\s\S]*?\*\/|\$([A-Za-z_]*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|(?:"[^"]+"|[A-Za-z_]\w*)(?:\.(?:"[^"]+"|[A-Za-z_]\w*))*|\d[\w.]*|\S/g;

/** The words and signs of a text with their offsets; comments are left out, a string or a $$ body is one token. */
export function tokensOf(text) {
  return [...text.matchAll(words)]
    .filter(([token]) => !token.startsWith('--') && !token.startsWith('/*'))
    .map(({ 0: token, index }) => ({ token: plain(token), at: index }));
}

/** The statements of a migration, each as its tokens. */
export function statementsOf(text) {
  const statements = [[]];
  for (const word of tokensOf(text)) {
    if (word.token === ';') statements.push([]);
    else statements.at(-1).push(word);
  }
  return statements.filter((statement) => statement.length > 0);
}

/** Every table that tokens name after FROM, JOIN, INTO, UPDATE, USING or DELETE FROM: `{ name, verb, at }`, verb `read` or `write`. */
export function tableUses(tokens) {
  const known = localNames(tokens);
  const uses = [];
  const openers = [];
  for (let i = 0; i < tokens.length; i += 1) {
    if (tokens[i].token === '(') openers.push(lower(tokens[i - 1]));
    if (tokens[i].token === ')') openers.pop();
    const verb = verbAt(tokens, i, openers.at(-1));
    if (verb) uses.push(...tablesFrom(tokens, i + 1, verb));
  }
  return uses.filter(({ name }) => !known.has(name.toLowerCase()));
}

/** Finds the index behind a run of words (`if not exists`), or the same index when the run is not there. */
export function skip(tokens, index, ...run) {
  return run.every((word, i) => lower(tokens[index + i]) === word) ? index + run.length : index;
}

export const lower = (word) => word?.token.toLowerCase() ?? '';

const plain = (token) => (/^["\w]/.test(token) ? token.replaceAll('"', '') : token);
const isName = (word) => /^[a-z_$]/i.test(word?.token ?? '') && !word.token.startsWith('$$');
const afterTable = new Set([
  'where',
  'set',
  'on',
  'join',
  'left',
  'right',
  'full',
  'inner',
  'cross',
  'natural',
  'group',
  'order',
  'limit',
  'for',
  'using',
  'union',
  'values',
  'select',
  'returning',
  'having',
  'window',
  'offset',
  'fetch',
  'lateral',
  'when',
  'do',
  'default',
  'tablesample',
  'except',
  'intersect',
]);
const notTables = new Set([
  'on',
  'or',
  'select',
  'values',
  'lateral',
  'only',
  'unnest',
  'generate_series',
  'set',
  'of',
  'skip',
  'nowait',
  'current',
  'excluded',
]);
/** Functions whose arguments say FROM without naming a table. */
const sayFrom = new Set(['extract', 'trim', 'substring', 'overlay', 'position']);

function verbAt(tokens, i, opener) {
  const before = lower(tokens[i - 1]);
  switch (lower(tokens[i])) {
    case 'from':
      if (sayFrom.has(opener) || (before === 'distinct' && ['is', 'not'].includes(lower(tokens[i - 2])))) return undefined;
      return before === 'delete' ? 'write' : 'read';
    case 'join':
      return 'read';
    case 'into':
      return 'write';
    case 'update':
      return ['for', 'key', 'do', 'then', 'on', 'before', 'after', 'or', ','].includes(before) ? undefined : 'write';
    case 'truncate':
      return 'write';
    case 'using':
      return isName(tokens[i + 1]) && tokens[i + 1].token.includes('.') ? 'read' : undefined;
    default:
      return undefined;
  }
}

/** The comma list that begins at `start`; it stops at the first thing that is not a table's name. */
function tablesFrom(tokens, start, verb) {
  const tables = [];
  for (let i = start; ; i += 1) {
    while (['only', 'lateral', 'table'].includes(lower(tokens[i]))) i += 1;
    const word = tokens[i];
    if (!isName(word) || notTables.has(lower(word)) || tokens[i + 1]?.token === '(') {
      if (verb !== 'write' || !isName(word) || notTables.has(lower(word))) return tables;
    }
    tables.push({ name: word.token, verb, at: word.at });
    i = skip(tokens, i + 1, 'as');
    if (isName(tokens[i]) && !afterTable.has(lower(tokens[i]))) i += 1;
    if (tokens[i]?.token !== ',') return tables;
  }
}

/** Names that the text itself makes: `with name as (…)`, `with recursive name(columns) as (…)`. */
function localNames(tokens) {
  const names = new Set();
  tokens.forEach((word, i) => {
    if (lower(word) !== 'as') return;
    const opens = ['(', 'materialized', 'not'].includes(lower(tokens[i + 1]));
    if (opens && isName(tokens[i - 1])) names.add(lower(tokens[i - 1]));
    if (opens && tokens[i - 1]?.token === ')') names.add(lower(tokens[openingOf(tokens, i - 1) - 1]));
  });
  return names;
}

function openingOf(tokens, closing) {
  let depth = 0;
  for (let i = closing; i >= 0; i -= 1) {
    if (tokens[i].token === ')') depth += 1;
    if (tokens[i].token === '(') depth -= 1;
    if (depth === 0) return i;
  }
  return 0;
}
