/** A property of a calendar file: its name with parameters, and a value that is written already. */
export const property = (name: string, value: string): string => `${name}:${value}`;

/** A property whose value is a text for people: RFC 5545, 3.3.11. */
export const textProperty = (name: string, text: string): string => property(name, escaped(text));

/** Lines end the same way on every system; what a file of texts may not hold goes. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', String.raw`\n`);
}

/** Lines as a file holds them: none longer than 75 octets, no character cut in two, each ended by CRLF (RFC 5545, 3.1). */
export const contentOf = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join('');

const longest = 75;

function folded(line: string): string {
  let [written, octets] = ['', 0];
  for (const sign of line.toWellFormed()) {
    const more = Buffer.byteLength(sign);
    if (octets + more > longest) [written, octets] = [`${written}\r\n `, 1];
    written += sign;
    octets += more;
  }
  return written;
}
