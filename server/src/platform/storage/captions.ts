/** Judges captions: WebVTT (W3C) that a player can show, and nothing that would run. */

const time = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const timing = new RegExp(String.raw`^\s*${time}\s+-->\s+${time}(?:\s+[^<>]*)?$`);
const active = /<\s*\/?\s*(script|iframe|object|embed|svg|img|link|style|meta|form)\b|javascript:|\bon[a-z]+\s*=/i;

/** The text begins with WEBVTT, has a cue, every cue ends after it begins, and nothing in it is a script. */
export function isCaptions(bytes: Buffer): boolean {
  const text = textOf(bytes);
  if (text === undefined || !/^WEBVTT(?:[ \t\n]|$)/.test(text) || active.test(text)) return false;
  const timings = text.split('\n').filter((line) => line.includes('-->'));
  return timings.length > 0 && timings.every((line) => isTiming(line));
}

/** What must be UTF-8, without its mark, with plain ends of lines. */
function textOf(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n');
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function isTiming(line: string): boolean {
  const [, ...parts] = timing.exec(line) ?? [];
  if (parts.length === 0) return false;
  return millisecondsOf(parts.slice(4, 8)) > millisecondsOf(parts.slice(0, 4));
}

const millisecondsOf = ([hours, minutes, seconds, thousandths]: (string | undefined)[]) =>
  ((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(thousandths);
