/** Law 9: time, randomness and ids come in as arguments; a formatter names its time zone. */
import { isBuilder, isTest } from '../places.mjs';
import { dottedName, hasProperty, methodName, visit } from '../syntax.mjs';
import { lineAt } from '../tree.mjs';

const allowed = /^(server\/src\/platform|web\/src\/shared\/device|admin\/src\/shared\/device|scripts|bench)\//;
const refusedNames = /^((window|globalThis|self)\.)?(Date\.now|performance\.now|Math\.random|crypto\.randomUUID(v7)?|Temporal\.Now)$/;
const refusedImports = /^(randomUUID|randomUUIDv7)$/;
const localeMethods = /^toLocale(Date|Time)?String$/;
const asArgument = 'take it as an argument; platform and shared/device hand it in';

export const timeComesIn = {
  name: 'time-and-chance-come-in',
  check: (tree) =>
    tree.code
      .filter((file) => !allowed.test(file) && !isTest(file) && !isBuilder(file))
      .flatMap((file) =>
        usesIn(tree.syntax(file).program).map(({ at, why, instead }) => ({ file, line: lineAt(tree.text(file), at), why, instead })),
      ),
};

function usesIn(program) {
  const uses = [];
  const refuse = (node, why, instead = asArgument) => uses.push({ at: node.start, why, instead });
  const judgeFormatter = (node) => {
    if (dottedName(node.callee) === 'Intl.DateTimeFormat' && !hasProperty(node.arguments[1], 'timeZone')) {
      refuse(node, 'a formatter without timeZone shows another day to another device', 'write { timeZone, … } in the call');
    }
  };
  visit(program, {
    MemberExpression(node) {
      const name = dottedName(node);
      if (name && refusedNames.test(name)) refuse(node, `${name} hides an input`);
    },
    ImportSpecifier(node, ancestors) {
      if (refusedImports.test(node.imported.name) && ancestors.at(-1).source.value.endsWith('crypto'))
        refuse(node, `${node.imported.name} hides an input`);
    },
    NewExpression(node) {
      if (dottedName(node.callee) === 'Date' && node.arguments.length === 0) refuse(node, 'new Date() hides an input');
      judgeFormatter(node);
    },
    CallExpression(node) {
      if (dottedName(node.callee) === 'Date') refuse(node, 'Date() hides an input');
      if (localeMethods.test(methodName(node) ?? '') && !hasProperty(node.arguments[1], 'timeZone')) {
        refuse(
          node,
          `${methodName(node)} without timeZone depends on the device`,
          'use Intl.DateTimeFormat with timeZone, or Intl.NumberFormat for numbers',
        );
      }
      judgeFormatter(node);
    },
  });
  return uses;
}
