/** A file is read in one sitting: 300 lines at most, 95 % under 200. */
const most = 300;
const usual = 200;
const share = 0.95;

const linesOf = (tree) => tree.source.map((file) => ({ file, lines: tree.text(file).split('\n').length - 1 }));

export const noLongFile = {
  name: 'no-file-over-300-lines',
  check: (tree) =>
    linesOf(tree)
      .filter(({ lines }) => lines > most)
      .map(({ file, lines }) => ({ file, why: `${lines} lines`, instead: 'split it where its subject changes' })),
};

export const mostFilesAreShort = {
  name: 'most-files-under-200-lines',
  check: (tree) => {
    const all = linesOf(tree);
    const long = all.filter(({ lines }) => lines > usual).sort((a, b) => b.lines - a.lines);
    if (long.length <= all.length * (1 - share)) return [];
    const percent = Math.round((100 * (all.length - long.length)) / all.length);
    return long.map(({ file, lines }) => ({
      file,
      why: `${lines} lines, and only ${percent} % of the files are under ${usual}`,
      instead: 'split the longest ones',
    }));
  },
};
