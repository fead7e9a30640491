/** Law 12, second half: no state of a session in the database, so the same SQL runs on a distributed PostgreSQL. */
import { sessionStatePlaces } from '../../../architecture/rooms.mjs';
import { isTest } from '../places.mjs';
import { visit } from '../syntax.mjs';
import { lineAt } from '../tree.mjs';

const sessionState =
  /\bpg_(try_)?advisory_\w+|\bcreate\s+((local|global)\s+)?temp(orary)?\s|^\s*(un)?listen\s+\S+\s*;?\s*$|\bset\s+session\s/gim;

export const noSessionState = {
  name: 'no-session-state',
  check: (tree) =>
    tree.source
      .filter((file) => file.startsWith('server/') && !isTest(file) && !sessionStatePlaces.some((place) => file.startsWith(place)))
      .flatMap((file) =>
        sqlTextsOf(tree, file).flatMap(({ text, at }) => [...text.matchAll(sessionState)].map((found) => toFinding(tree, file, found, at))),
      ),
};

/** A migration is one text; in code each string and template is one. */
function sqlTextsOf(tree, file) {
  if (file.endsWith('.sql')) return [{ text: tree.text(file), at: 0 }];
  if (!tree.code.includes(file)) return [];
  const texts = [];
  visit(tree.syntax(file).program, {
    Literal: (node) => typeof node.value === 'string' && texts.push({ text: node.value, at: node.start }),
    TemplateElement: (node) => texts.push({ text: node.value.raw, at: node.start }),
  });
  return texts;
}

function toFinding(tree, file, found, at) {
  return {
    file,
    line: lineAt(tree.text(file), at + found.index),
    why: `"${found[0].trim()}" keeps state in the database session`,
    instead: 'lock the row, use a table, or go through the event bus or the job queue',
  };
}
