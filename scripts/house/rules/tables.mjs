/** Law 5 in code: a table is named by a literal `schema.table`; a room reads its own and lower rows, and writes and locks its own. */
import { mayEnter, platformSchema, rowOf } from '../../../architecture/rooms.mjs';
import { isPlatform, isTest, roomOf, schemaOf } from '../places.mjs';
import { tableUses, tokensOf } from '../sql.mjs';
import { chainOf, dottedName, literalText, methodName, visit } from '../syntax.mjs';
import { lineAt } from '../tree.mjs';

const reads = new Set(['selectFrom', 'from', 'using', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'crossJoin', 'innerJoinLateral', 'leftJoinLateral', 'crossJoinLateral']);
const writes = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);
const locks = new Set(['forUpdate', 'forShare', 'forNoKeyUpdate', 'forKeyShare']);
/** `from` and `using` are everyday words: they name tables only behind these. */
const owners = { from: 'updateTable', using: /^(deleteFrom|mergeInto)$/ };
const withs = new Set(['with', 'withRecursive']);
/** Schemas of PostgreSQL and of the job queue, which the platform alone may look into. */
const platformMayRead = new Set([platformSchema, 'pgboss', 'pg_catalog', 'information_schema']);

export const tablesStayInTheirRoom = {
  name: 'tables-stay-in-their-room',
  check: (tree) =>
    tree.code
      .filter((file) => file.startsWith('server/src/') && !isTest(file))
      .flatMap((file) => usesIn(tree, file).map((use) => ({ use, fault: faultOf(file, use) })).filter(({ fault }) => fault).map(({ use, fault }) => ({ file, line: lineAt(tree.text(file), use.at), ...fault }))),
};

/** Every table that a file names: `{ name, verb, at }`; name is undefined when it is computed. */
function usesIn(tree, file) {
  const { program } = tree.syntax(file);
  const uses = [];
  const local = new Set();
  visit(program, {
    CallExpression(node) {
      const method = methodName(node);
      if (withs.has(method)) local.add(literalText(node.arguments[0])?.split('(')[0]);
      uses.push(...kyselyUses(node, method), ...lockUses(node, method));
      const made = dottedName(node.callee);
      if ((made === 'sql.raw' || made?.endsWith('.dynamic.table')) && !isPlatform(file)) uses.push({ verb: 'computed', at: node.start });
    },
    TaggedTemplateExpression(node) {
      if (dottedName(node.tag) === 'sql') uses.push(...templateUses(node.quasi, tree.text(file)));
    },
  });
  return uses.filter(({ name }) => !local.has(name));
}

function kyselyUses(call, method) {
  const verb = writes.has(method) ? 'write' : 'read';
  if (!(verb === 'write' || reads.has(method)) || !isOwned(call, method)) return [];
  const [first] = call.arguments;
  const named = first?.type === 'ArrayExpression' ? first.elements : [first];
  return named.filter((node) => node && !isQuery(node)).map((node) => ({ name: tableIn(node), verb, at: node.start }));
}

function isOwned(call, method) {
  const owner = owners[method];
  return !owner || chainOf(call.callee.object).some((inner) => methodName(inner)?.match(owner));
}

/** A subquery in a table's place is looked at on its own. */
const isQuery = (node) => ['ArrowFunctionExpression', 'FunctionExpression', 'CallExpression', 'TaggedTemplateExpression'].includes(node.type);

const tableIn = (node) => literalText(node)?.split(/\s+as\s+/i)[0].trim();
const aliasIn = (node) => literalText(node)?.split(/\s+as\s+/i).at(-1).trim();

/** `.forUpdate()` locks each table of its chain; `.forUpdate(['order'])` only those. */
function lockUses(call, method) {
  if (!locks.has(method)) return [];
  const [of] = call.arguments;
  const only = of && (of.type === 'ArrayExpression' ? of.elements : [of]).map(literalText);
  return chainOf(call)
    .filter((inner) => reads.has(methodName(inner)))
    .flatMap((inner) => (inner.arguments[0]?.type === 'ArrayExpression' ? inner.arguments[0].elements : [inner.arguments[0]]))
    .filter((node) => !only || only.includes(aliasIn(node)))
    .map((node) => ({ name: tableIn(node), verb: 'lock', at: call.callee.property.start }));
}

/** The template's own text in its own place, each hole overwritten: offsets stay those of the file. */
function templateUses(quasi, text) {
  let sql = text.slice(quasi.start + 1, quasi.end - 1);
  quasi.expressions.forEach((hole) => {
    const from = hole.start - quasi.start - 3;
    const literal = hole.type === 'CallExpression' && dottedName(hole.callee) === 'sql.table' ? literalText(hole.arguments[0]) : undefined;
    sql = sql.slice(0, from) + (literal ?? 'hole').padEnd(hole.end - hole.start + 3) + sql.slice(hole.end - quasi.start);
  });
  return tableUses(tokensOf(sql)).map(({ name, verb, at }) => ({ name: name === 'hole' ? undefined : name, verb, at: quasi.start + 1 + at }));
}

/** Why a file may not name this table so; undefined when it may. */
function faultOf(file, { name, verb }) {
  if (isPlatform(file)) return name === undefined || platformMayRead.has(schemaIn(name)) ? undefined : foreign(name, 'platform code knows no room', 'take a function of the room as a port');
  const literal = 'write the name as a literal schema.table, so that its room can be seen';
  if (name === undefined) return { why: 'a table whose name is computed', instead: literal };
  const schema = schemaIn(name);
  if (!schema) return foreign(name, 'a name without its schema', literal);
  if (schema === platformSchema) return foreign(name, 'the platform keeps its own tables', 'call the function of server/src/platform');
  if (rowOf(schema) === undefined) return foreign(name, 'no room has this schema', 'see architecture/rooms.mjs');
  if (verb !== 'read' && schema !== schemaOf(file)) return foreign(name, `only ${schema} ${verb === 'lock' ? 'locks' : 'writes'} its tables`, `call a function of ${schema}'s door, or its builder`);
  const room = roomOf(file);
  if (room && !mayEnter(room, schema)) return foreign(name, `${room} may not read ${schema}: it is not in a lower row`, 'subscribe to its event, or declare a port');
  return undefined;
}

const schemaIn = (name) => (name.includes('.') ? name.split('.')[0] : undefined);
const foreign = (name, why, instead) => ({ why: `${name}: ${why}`, instead });
