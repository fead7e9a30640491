/** Law 12: tenant_id is first in every key and index of a tenant table, and both ends of a reference share it. */
import { exempt, platformSchema, siteWide } from '../../../architecture/rooms.mjs';
import { lower, skip } from '../sql.mjs';
import { lineAt } from '../tree.mjs';
import { migrationsOf } from './migrations.mjs';

const firstInKeys = 'write tenant_id first, or list the table in architecture/rooms.mjs (siteWide or exempt) with its reason';
const columnWords = new Set(['constraint', 'primary', 'unique', 'foreign', 'check', 'exclude', 'like']);

export const tenantComesFirst = {
  name: 'tenant-comes-first',
  check: (tree) =>
    migrationsOf(tree).flatMap(({ file, statements }) =>
      statements.flatMap(faultsOf).map(({ at, why, instead = firstInKeys }) => ({ file, line: lineAt(tree.text(file), at), why, instead })),
    ),
};

/** True for tables that carry a tenant: all but the platform's, the site-wide ones and the exempt. */
function isTenantTable(name) {
  const [schema, table] = name.split('.');
  return schema !== platformSchema && !siteWide[schema]?.includes(table) && !isExempt(name);
}

const isExempt = (name) => Object.keys(exempt).some((key) => key === name || key === `${name.split('.')[0]}.*`);

function faultsOf(statement) {
  if (lower(statement[0]) === 'alter' && lower(statement[1]) === 'table') return alterFaults(statement);
  if (lower(statement[0]) !== 'create') return [];
  const kind = statement.slice(1, 4).findIndex((word) => ['table', 'index'].includes(lower(word))) + 1;
  if (kind === 0) return [];
  return lower(statement[kind]) === 'table' ? tableFaults(statement, kind + 1) : indexFaults(statement);
}

function tableFaults(statement, start) {
  const name = statement[skip(statement, start, 'if', 'not', 'exists')];
  if (!isTenantTable(name.token) || lower(statement[statement.indexOf(name) + 1]) === 'partition') return [];
  const parts = partsOf(statement.slice(statement.findIndex(({ token }) => token === '(')));
  const columns = parts.filter((part) => !columnWords.has(lower(part[0])));
  const tenant = columns.find((part) => lower(part[0]) === 'tenant_id');
  const has = tenant?.some((word, i) => lower(word) === 'not' && lower(tenant[i + 1]) === 'null');
  const fault = has ? [] : [{ at: name.at, why: `${name.token} has no column tenant_id NOT NULL` }];
  return [...fault, ...columns.flatMap((part) => columnFaults(name.token, part)), ...parts.flatMap((part) => keyFaults(name.token, part))];
}

/** `ADD CONSTRAINT … UNIQUE (…)` and `ADD COLUMN … UNIQUE` follow the same law as CREATE TABLE. */
function alterFaults(statement) {
  const name = statement[skip(statement, skip(statement, 2, 'if', 'exists'), 'only')];
  if (!isTenantTable(name.token)) return [];
  return partsOf([{ token: '(' }, ...statement.slice(statement.indexOf(name) + 1), { token: ')' }])
    .filter((part) => lower(part[0]) === 'add')
    .map((part) => part.slice(skip(part, skip(part, 1, 'column'), 'if', 'not', 'exists')))
    .flatMap((part) => (columnWords.has(lower(part[0])) ? keyFaults(name.token, part) : columnFaults(name.token, part)));
}

function indexFaults(statement) {
  const on = statement.findIndex((word) => lower(word) === 'on');
  const name = statement[skip(statement, on + 1, 'only')];
  const index = lower(statement[on - 1]);
  const first = statement.find((word, i) => i > on && statement[i - 1].token === '(');
  if (!isTenantTable(name.token) || lower(first) === 'tenant_id' || isExempt(`${name.token.split('.')[0]}.${index}`)) return [];
  return [{ at: statement[0].at, why: `the index ${index} of ${name.token} does not begin with tenant_id` }];
}

/** A key written behind its column has one column only, so it cannot begin with the tenant. */
function columnFaults(table, part) {
  const column = lower(part[0]);
  const faults = [];
  part.forEach((word, i) => {
    if (['primary', 'unique'].includes(lower(word)) && column !== 'tenant_id')
      faults.push({ at: word.at, why: `the key on ${table}.${column} does not begin with tenant_id` });
    if (lower(word) === 'references' && isTenantTable(part[i + 1].token)) faults.push(looseReference(table, column, part[i + 1]));
    if (column === 'id' && ['default', 'serial', 'bigserial', 'generated'].includes(lower(word))) {
      faults.push({ at: word.at, why: `${table}.id is made by the database`, instead: 'ids are UUIDv7 made by the app' });
    }
  });
  return faults;
}

function keyFaults(table, part) {
  const at = part.findIndex((word) => ['primary', 'unique', 'foreign'].includes(lower(word)));
  if (at === -1 || !columnWords.has(lower(part[0]))) return [];
  const kind = lower(part[at]);
  const first = part[part.findIndex((word, i) => i > at && word.token === '(') + 1];
  if (lower(first) === 'tenant_id') return [];
  if (kind !== 'foreign') return [{ at: part[at].at, why: `the ${kind} key of ${table} does not begin with tenant_id` }];
  const target = part[part.findIndex((word) => lower(word) === 'references') + 1];
  return isTenantTable(target.token) ? [looseReference(table, lower(first), target)] : [];
}

const looseReference = (table, column, target) => ({
  at: target.at,
  why: `${table}.${column} refers to ${target.token} without its tenant`,
  instead: 'write FOREIGN KEY (tenant_id, …) REFERENCES …(tenant_id, …)',
});

/** The comma-separated parts of a bracket. */
function partsOf(tokens) {
  const parts = [[]];
  let depth = 0;
  for (const word of tokens) {
    if (word.token === ')') depth -= 1;
    if (depth === 0 && word.token === ')') break;
    if (depth === 1 && word.token === ',') parts.push([]);
    else if (depth > 0) parts.at(-1).push(word);
    if (word.token === '(') depth += 1;
  }
  return parts.filter((part) => part.length > 0);
}
