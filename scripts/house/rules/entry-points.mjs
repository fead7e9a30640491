/** An entry point (index.ts) opens with one sentence, and lists what the room shows. */
import { floors } from '../places.mjs';
import { lineAt } from '../tree.mjs';

const sentence = /^[^.!?]{12,}(\.[^.!?\s][^.!?]*)*\.$/s;

export const everyRoomHasAnEntryPoint = {
  name: 'every-room-has-an-entry-point',
  check: (tree) =>
    Object.values(floors)
      .flatMap((folder) => tree.folders(folder).map((room) => `${folder}/${room}/index.ts`))
      .flatMap((entryPoint) =>
        tree.has(entryPoint)
          ? entryPointFaults(tree, entryPoint)
          : [
              {
                file: entryPoint,
                why: 'a room without an entry point',
                instead: 'add index.ts: one sentence, then the names that others may use',
              },
            ],
      ),
};

function entryPointFaults(tree, file) {
  const { program, comments } = tree.syntax(file);
  const [first] = comments;
  const opens = first && tree.text(file).slice(0, first.start).trim() === '' && sentence.test(wordsOf(first));
  const fault = opens
    ? []
    : [{ file, line: 1, why: 'the entry point does not open with one sentence', instead: 'begin with /** What this room is for. */' }];
  return [...fault, ...program.body.filter(({ type }) => type === 'ExportAllDeclaration').map((node) => starFault(tree, file, node))];
}

const wordsOf = (comment) => comment.value.replace(/^[*\s]+|\n\s*\*/g, ' ').trim();
const starFault = (tree, file, node) => ({
  file,
  line: lineAt(tree.text(file), node.start),
  why: 'export * hides what the room shows',
  instead: 'list the names',
});
