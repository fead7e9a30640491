/** A folder leaves as one archive up to here: more is no download that ends. */
export const largestZip = 2 * 1_073_741_824;
export const zipRefusals = ['folder_empty', 'folder_too_large'] as const;

/** Whether files of these sizes leave as one archive. */
export function judgeZip(bytes: readonly number[]): (typeof zipRefusals)[number] | undefined {
  if (bytes.length === 0) return 'folder_empty';
  return bytes.reduce((sum, one) => sum + one, 0) > largestZip ? 'folder_too_large' : undefined;
}

/** No system takes longer names of one part. */
const longestPart = 120;

/**
 * A path inside an archive, of the names of folders and the file's own, that no system takes for another place; one that is taken gets the first number that is free. It is taken from
 * then on.
 */
export function nameInZip(names: readonly string[], taken: Set<string>): string {
  const parts = names.map(partOf);
  const path = parts.join('/');
  const [, stem = path, ending = ''] = /^(.*[^/])(\.[^./]{1,8})$/s.exec(path) ?? [];
  let free = path;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number})${ending}`;
  taken.add(free.toLowerCase());
  return free;
}

function partOf(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu, '')
    .replaceAll(/[/\\:*?"<>|]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const ending = /\.[^.]{1,8}$/.exec(plain)?.[0] ?? '';
  const signs = Array.from(plain.slice(0, plain.length - ending.length));
  const short =
    signs.length + ending.length > longestPart
      ? `${signs
          .slice(0, longestPart - ending.length)
          .join('')
          .trim()}${ending}`
      : plain;
  return /^\.*$/.test(short) ? '_' : short;
}
