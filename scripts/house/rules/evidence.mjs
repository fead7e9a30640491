/** A page that says where a requirement is shown may name only tests and files that are there. */
import { isTest } from '../places.mjs';
import { visit } from '../syntax.mjs';

/** In these pages everything between backticks in the last cell of a row is the beginning of a test's title, or a file. */
const pages = ['docs/asvs.md', 'docs/security.md'];
const answers = ['met', 'not met', 'does not apply'];
const requirement = /^\| V(\d+)\.(\d+)\.(\d+) \| [123] \|/;

/** Rows of a requirement: id, level, its words, the answer, where it is shown; one for each id, in their order. */
export const namedTestsExist = {
  name: 'named-tests-exist',
  check: (tree) => {
    const read = pages.filter(tree.has);
    const titles = read.length === 0 ? [] : tree.code.filter(isTest).flatMap((file) => titlesOf(tree.syntax(file).program));
    const isThere = (named) => tree.has(named) || titles.some((title) => title.startsWith(named.replace(/\s*…$/, '')));
    return read.flatMap((page) => judgeRows(tree.text(page), isThere).map((fault) => ({ file: page, ...fault })));
  },
};

function judgeRows(page, isThere) {
  let before = [0, 0, 0];
  return page.split('\n').flatMap((text, index) => {
    if (!text.startsWith('| ')) return [];
    const [answer = '', shown = ''] = cellsOf(text).slice(-2);
    const named = [...shown.matchAll(/`([^`]+)`/g)].map(([, one]) => one);
    const faults = named
      .filter((one) => !isThere(one))
      .map((one) => ({ why: `no test and no file is called "${one}"`, instead: 'name one that is there, or say that it is not met' }));
    const id = requirement.exec(text)?.slice(1).map(Number);
    if (id) {
      if (!follows(before, id))
        faults.push({ why: 'a requirement is missing before this one', instead: 'one row for each, in their order' });
      if (!answers.includes(answer)) faults.push({ why: `"${answer}" is no answer`, instead: `one of: ${answers.join(', ')}` });
      if (answer === 'met' && named.length === 0) faults.push({ why: 'met, and nothing shows it', instead: 'name a test or a file' });
      before = id;
    }
    return faults.map((fault) => ({ line: index + 1, ...fault }));
  });
}

const cellsOf = (text) =>
  text
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The next of its section, the first of the next section, or the first of a chapter. */
function follows([chapter, section, number], [itsChapter, itsSection, itsNumber]) {
  if (itsChapter !== chapter) return itsSection === 1 && itsNumber === 1;
  return itsSection === section ? itsNumber === number + 1 : itsSection === section + 1 && itsNumber === 1;
}

/** What is said first to a function in a test file: `test('…')`, `test.for(list)('…')`, and a file's own `holds('…')`. */
function titlesOf(program) {
  const titles = [];
  visit(program, {
    CallExpression: ({ callee, arguments: [first] }) => {
      const isTestsOwn = callee.type !== 'MemberExpression' || /^(test|it|describe)$/.test(callee.object.name);
      const title = isTestsOwn && titleIn(first);
      if (title) titles.push(title);
    },
  });
  return titles;
}

/** A title as the page writes it: what a table or a variable fills in is an ellipsis. */
function titleIn(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value.replaceAll(/%[sdifjo]|\$[\w.]+/g, '…');
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('…') : undefined;
}
