/** Law 5 in SQL: a migration makes and changes the tables of its own room, with references to lower rows. */
import { mayEnter, platformSchema, rowOf } from '../../../architecture/rooms.mjs';
import { lower, skip, statementsOf, tableUses } from '../sql.mjs';
import { lineAt } from '../tree.mjs';

const folder = 'server/migrations/';
const fileName = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})_([a-z]+)_[a-z0-9_]+\.sql$/;
/** Statements about a thing with a schema, by their first word. */
const makes = new Set(['create', 'alter', 'drop', 'comment', 'truncate', 'grant', 'revoke']);
/** Behind one of these a statement no longer speaks of the thing that it makes or changes. */
const headEnds = new Set(['(', 'as', 'references', 'using', 'from', 'is', 'execute', 'add', 'set']);

/** The migrations of a tree, each with the room that its name gives. */
export function migrationsOf(tree) {
  return tree
    .below(folder.slice(0, -1))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => ({ file, room: file.slice(folder.length).match(fileName)?.[6], statements: statementsOf(tree.text(file)) }));
}

export const migrationsAreNamed = {
  name: 'migrations-are-named',
  check: (tree) => {
    const names = tree.below(folder.slice(0, -1)).map((file) => file.slice(folder.length));
    const stamps = names.map((name) => name.slice(0, 12));
    return names.flatMap((name, i) => {
      const finding = (why) => [{ file: folder + name, why, instead: 'name it YYYYMMDDHHMM_room_what.sql, with a minute of its own' }];
      const [, , month, day, hour, minute, room] = name.match(fileName) ?? [];
      if (!room || month > 12 || day > 31 || hour > 23 || minute > 59) return finding('the name does not say when, whose and what');
      if (room !== platformSchema && rowOf(room) === undefined) return finding(`${room} is no room`);
      return stamps.indexOf(stamps[i]) === i
        ? []
        : finding(`the same minute as ${names[stamps.indexOf(stamps[i])]}: their order would be an accident`);
    });
  },
};

export const migrationsStayInTheirRoom = {
  name: 'migrations-stay-in-their-room',
  check: (tree) =>
    migrationsOf(tree)
      .filter(({ room }) => room)
      .flatMap(({ file, room, statements }) =>
        statements
          .flatMap((statement) => faultsOf(room, statement))
          .map(({ at, ...fault }) => ({ file, line: lineAt(tree.text(file), at), ...fault })),
      ),
};

function faultsOf(room, statement) {
  const first = lower(statement[0]);
  if (first === 'do' && room !== platformSchema) {
    return [{ at: statement[0].at, why: 'a DO block hides which tables it changes', instead: 'write plain statements' }];
  }
  return [...(makes.has(first) ? headFaults(room, statement) : []), ...referenceFaults(room, statement), ...tableFaults(room, statement)];
}

/** Every schema that the head names must be the room's own, and a table must name its schema. */
function headFaults(room, statement) {
  const end = statement.findIndex((word) => headEnds.has(lower(word)));
  const head = end === -1 ? statement : statement.slice(0, end);
  const behind = (word) => head[afterExists(head, head.findIndex((other) => lower(other) === word) + 1)];
  const table = behind('table');
  const unnamed = head.some((word) => lower(word) === 'table') && table && !schemaIn(table.token) ? [nameless(table)] : [];
  const schemas = head.some((word) => lower(word) === 'schema') ? [{ schema: behind('schema').token, word: behind('schema') }] : [];
  const dotted = head.filter(({ token }) => /^[a-z_]\w*\./i.test(token)).map((word) => ({ schema: schemaIn(word.token), word }));
  return [
    ...unnamed,
    ...[...schemas, ...dotted]
      .filter(({ schema }) => schema !== room)
      .map(({ schema, word }) => ({
        at: word.at,
        why: `${word.token}: a migration of ${room} changes ${schema}`,
        instead: `put it into a migration of ${schema}`,
      })),
  ];
}

const afterExists = (head, index) => skip(head, skip(head, skip(head, index, 'if', 'not', 'exists'), 'if', 'exists'), 'only');
const nameless = ({ token, at }) => ({ at, why: `${token}: a name without its schema`, instead: 'write schema.table' });

function referenceFaults(room, statement) {
  return statement
    .filter((_, i) => lower(statement[i - 1]) === 'references')
    .filter(({ token }) => ![room, platformSchema].includes(schemaIn(token)) && !mayEnter(room, schemaIn(token)))
    .map(({ token, at }) => ({
      at,
      why: `${token}: ${room} refers to what is not in a lower row`,
      instead: 'keep the id without a reference, or let the higher room refer to you',
    }));
}

function tableFaults(room, statement) {
  if (['grant', 'revoke'].includes(lower(statement[0]))) return [];
  return tableUses(statement).flatMap(({ name, verb, at }) => {
    const schema = schemaIn(name);
    if (schema === undefined) return [nameless({ token: name, at })];
    if (schema === room || (verb === 'read' && mayEnter(room, schema))) return [];
    return [{ at, why: `${name}: a migration of ${room} may not ${verb} ${schema}`, instead: `put it into a migration of ${schema}` }];
  });
}

const schemaIn = (name) => (name.includes('.') ? name.split('.')[0] : undefined);
