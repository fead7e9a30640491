export type Chapter = { from: number; title: string };

/** Titles of chapters longer than this are no titles. */
export const chapterTitleLimit = 120;

/**
 * Chapters as they are written, a line each, its time first: `2:55 Pergunte, espere, mostre`. Undefined where a line has no time or no title, goes back, or begins behind the
 * end; nothing written is no chapter.
 */
export function chaptersIn(written: string, seconds: number): Chapter[] | undefined {
  const lines = written
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const chapters = lines.flatMap((line) => chapterIn(line) ?? []);
  const isRight =
    chapters.length === lines.length &&
    chapters.every(({ from, title }, index) => {
      const before = chapters[index - 1];
      return from < seconds && title.length <= chapterTitleLimit && (before === undefined || from > before.from);
    });
  return isRight ? chapters : undefined;
}

function chapterIn(line: string): Chapter | undefined {
  const [, hours, minutes, seconds, title] = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)\s+(\S.*)$/.exec(line) ?? [];
  if (minutes === undefined || seconds === undefined || title === undefined) return undefined;
  return { from: Number(hours ?? 0) * 3_600 + Number(minutes) * 60 + Number(seconds), title };
}
