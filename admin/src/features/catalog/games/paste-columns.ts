/** Rows of two columns, parted by a tab, a semicolon, or an equal sign; a line without is a first column alone. */
export function columnsOf(text: string): [string, string][] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line): [string, string] => {
      const [first = '', ...rest] = line.split(/\t|;|=/);
      return [first.trim(), rest.join(' ').trim()];
    });
}
