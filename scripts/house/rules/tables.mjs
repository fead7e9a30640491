/** Law 5 in code: a table is named by a literal `schema.table`; a room reads its own and lower rows, and writes and locks its own. */
import { mayEnter, platformSchema, rowOf } from '../../../architecture/rooms.mjs';
import { isPlatform, isTest, roomOf } from '../places.mjs';
import { tableUses, tokensOf } from '../sql.mjs';
import { chainOf, dottedName, literalText, methodName, visit } from '../syntax.mjs';
import { lineAt } from '../tree.mjs';

const reads = new Set([
  'selectFrom',
  'from',
  'using',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'innerJoinLateral',
  'leftJoinLateral',
  'crossJoinLateral',
]);
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
      .flatMap((file) =>
        usesIn(tree, file)
          .map((use) => ({ use, fault: faultOf(file, use) }))
          .filter(({ fault }) => fault)
          .map(({ use, fault }) => ({ file, line: lineAt(tree.text(file), use.at), ...fault })),
      ),
};

/** Every table that a file names: `{ name, verb, at, isComputed }`; what the file itself makes (CTEs, subqueries in a variable) is left out. */
function usesIn(tree, file) {
  const { program } = tree.syntax(file);
  const uses = [];
  const local = new Set();
  visit(program, {
    VariableDeclarator: (node) => node.init && isQuery(node.init) && local.add(node.id.name),
    CallExpression(node) {
      const method = methodName(node);
      if (withs.has(method)) local.add(literalText(node.arguments[0])?.split('(')[0]);
      uses.push(...kyselyUses(node, method), ...lockUses(node, method));
      const made = dottedName(node.callee);
      if (made === 'sql.raw' || made?.endsWith('.dynamic.table')) uses.push({ isComputed: true, at: node.start });
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
  return named.filter((node) => node && !isQuery(node)).map((node) => ({ ...tableIn(node), verb, at: node.start }));
}

function isOwned(call, method) {
  const owner = owners[method];
  return !owner || chainOf(call.callee.object).some((inner) => methodName(inner)?.match(owner));
}

/** A subquery in a table's place ends in `.as('name')`, and is looked at where it is written. */
const isQuery = (node) =>
  ['ArrowFunctionExpression', 'TaggedTemplateExpression'].includes(node.type) ||
  (node.type === 'CallExpression' && methodName(node) === 'as');

/** `'rewards.order as o'` names rewards.order, known below as o; a variable is known by its own name. */
function tableIn(node) {
  const [name, alias] = literalText(node)?.split(/\s+as\s+/i) ?? [];
  return { name: name?.trim() ?? node.name, alias: (alias ?? name)?.trim(), isComputed: name === undefined };
}

/** `.forUpdate()` locks each table of its chain; `.forUpdate(['order'])` only those. */
function lockUses(call, method) {
  if (!locks.has(method)) return [];
  const [of] = call.arguments;
  const only = of && (of.type === 'ArrayExpression' ? of.elements : [of]).map(literalText);
  return chainOf(call)
    .filter((inner) => reads.has(methodName(inner)))
    .flatMap((inner) => (inner.arguments[0]?.type === 'ArrayExpression' ? inner.arguments[0].elements : [inner.arguments[0]]))
    .filter((node) => node && !isQuery(node))
    .map(tableIn)
    .filter(({ alias }) => !only || only.includes(alias))
    .map((table) => ({ ...table, verb: 'lock', at: call.callee.property.start }));
}

/** The template's own text in its own place, each hole overwritten: offsets stay those of the file. */
function templateUses(quasi, text) {
  const base = quasi.start + 1;
  let sql = text.slice(base, quasi.end - 1);
  let from = 0;
  quasi.expressions.forEach((hole, i) => {
    from += quasi.quasis[i].value.raw.length;
    const end = text.indexOf('}', hole.end) + 1 - base;
    sql = sql.slice(0, from) + (tableOfHole(hole) ?? 'hole').padEnd(end - from) + sql.slice(end);
    from = end;
  });
  return tableUses(tokensOf(sql)).map(({ name, verb, at }) => ({ name, verb, isComputed: name === 'hole', at: base + at }));
}

/** `${sql.table('rewards.order')}` is as plain as the name itself. */
function tableOfHole(hole) {
  return hole.type === 'CallExpression' && dottedName(hole.callee) === 'sql.table' ? literalText(hole.arguments[0]) : undefined;
}

/** Why a file may not name this table so; undefined when it may. */
function faultOf(file, use) {
  if (!isPlatform(file)) return roomFault(file, use);
  if (use.isComputed || platformMayRead.has(schemaIn(use.name))) return undefined;
  return foreign(use.name, 'platform code knows no room', 'take a function of the room as a port');
}

function roomFault(file, { name, verb, isComputed }) {
  const literal = 'write the name as a literal schema.table, so that its room can be seen';
  if (isComputed) return { why: 'a table whose name is computed', instead: literal };
  const schema = schemaIn(name);
  const room = roomOf(file);
  if (!schema) return foreign(name, 'a name without its schema', literal);
  if (schema === platformSchema) return foreign(name, 'the platform keeps its own tables', 'call the function of server/src/platform');
  if (rowOf(schema) === undefined) return foreign(name, 'no room has this schema', 'see architecture/rooms.mjs');
  if (verb !== 'read' && schema !== room)
    return foreign(name, `only ${schema} may ${verb} it`, `call a function of ${schema}'s entry point, or its builder`);
  if (!room || mayEnter(room, schema)) return undefined;
  return foreign(name, `${room} may not read ${schema}, which is in no lower row`, 'subscribe to its event, or declare a port');
}

const schemaIn = (name) => (name.includes('.') ? name.split('.')[0] : undefined);
const foreign = (name, why, instead) => ({ why: `${name}: ${why}`, instead });
