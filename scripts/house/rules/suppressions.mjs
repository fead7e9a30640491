/** A suppression (lint, `as`, `!`) has its reason, and their number only falls: architecture/ratchet.json holds the most there may be. */
import { isBuilder, isTest } from '../places.mjs';
import { visit } from '../syntax.mjs';
import { lineAt } from '../tree.mjs';

export const ratchetFile = 'architecture/ratchet.json';
const directive = /(oxlint|eslint)-disable|@ts-(expect-error|ignore|nocheck)/;
const reasoned = /(--|@ts-expect-error:?)\s*\S.{9,}/s;

/** Every suppression of the tree: `{ file, kind, at, comment }`; kinds are directive, cast and non-null. */
function suppressionsOf(tree) {
  return tree.code.flatMap((file) => {
    const { program, comments } = tree.syntax(file);
    const found = comments
      .filter(({ value }) => directive.test(value))
      .map((comment) => ({ kind: 'directive', at: comment.start, comment }));
    const cast = (node) => isConst(node) || found.push({ kind: 'cast', at: node.start });
    visit(program, {
      TSAsExpression: cast,
      TSTypeAssertion: cast,
      TSNonNullExpression: (node) => found.push({ kind: 'non-null', at: node.start }),
    });
    return found.map((suppression) => ({ file, ...suppression }));
  });
}

/** How many there are, counted apart for product code and for tests. */
export function countSuppressions(tree) {
  const counts = { product: { directive: 0, cast: 0, 'non-null': 0 }, tests: { directive: 0, cast: 0, 'non-null': 0 } };
  for (const { file, kind } of suppressionsOf(tree)) counts[isTest(file) || isBuilder(file) ? 'tests' : 'product'][kind] += 1;
  return counts;
}

export const suppressionsOnlyFall = {
  name: 'suppressions-only-fall',
  check: (tree) => {
    const most = JSON.parse(tree.text(ratchetFile));
    return Object.entries(countSuppressions(tree)).flatMap(([where, kinds]) =>
      Object.entries(kinds)
        .filter(([kind, count]) => count > most[where][kind])
        .map(([kind, count]) => ({
          file: ratchetFile,
          why: `${count} × ${kind} in ${where}, ${most[where][kind]} at most`,
          instead: 'make the type say it; the numbers here are only lowered',
        })),
    );
  },
};

export const suppressionsHaveReasons = {
  name: 'suppressions-have-reasons',
  check: (tree) =>
    suppressionsOf(tree)
      .filter(({ file, kind, comment }) => kind === 'directive' && !hasReason(tree, file, comment))
      .map(({ file, at }) => ({
        file,
        line: lineAt(tree.text(file), at),
        why: 'a suppression without its reason',
        instead: 'write it behind "--", or in a comment on the line above',
      })),
};

/** `@ts-expect-error why`, `oxlint-disable-next-line rule -- why`, or a comment that ends on the line above. */
function hasReason(tree, file, comment) {
  if (/@ts-(ignore|nocheck)/.test(comment.value)) return false;
  const text = tree.text(file);
  const line = lineAt(text, comment.start);
  const above = tree.syntax(file).comments.some((other) => !directive.test(other.value) && lineAt(text, other.end) === line - 1);
  return above || reasoned.test(comment.value);
}

const isConst = (node) => node.typeAnnotation.typeName?.name === 'const';
