/** A line of what is said, by the second where it begins. */
export type SpokenLine = { from: number; text: string };

const timing = /^\s*(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})\s+-->/;

/** What a WebVTT transcript says, line by line; marks, names of voices and notes are left out. Of what is no transcript nothing is read. */
export function spokenIn(vtt: string): SpokenLine[] {
  const blocks = vtt.replaceAll(/\r\n?/g, '\n').split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => timing.test(line));
    const [, hours, minutes, seconds, thousandths] = timing.exec(lines[at] ?? '') ?? [];
    const text = lines
      .slice(at + 1)
      .join(' ')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (at < 0 || text === '') return [];
    return [{ from: (Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds) + Number(thousandths) / 1_000, text }];
  });
}
