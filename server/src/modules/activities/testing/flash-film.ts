/** A film of Flash written as bytes (SWF 6): a bar that moves along a catalog in twenty-four pictures. For tests and the demo. */

/** Writes numbers of any width, the highest bit first. */
function bits(...fields: [value: number, width: number][]): Buffer {
  const all = fields.map(([value, width]) => (value < 0 ? value + 2 ** width : value).toString(2).padStart(width, '0')).join('');
  const bytes = all.padEnd(Math.ceil(all.length / 8) * 8, '0').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

const rect = (width: number, height: number) => bits([15, 5], [0, 15], [width, 15], [0, 15], [height, 15]);

function tag(code: number, content: Buffer): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt16LE((code << 6) | 0x3f, 0);
  head.writeUInt32LE(content.length, 2);
  return Buffer.concat([head, content]);
}
const word = (value: number) => Buffer.from([value & 0xff, value >> 8]);

/** A filled box of so many twips, as character 1. */
function box(width: number, height: number): Buffer {
  const line = (x: number, y: number): [number, number][] => [
    [1, 1],
    [1, 1],
    [13, 4],
    [1, 1],
    [x, 15],
    [y, 15],
  ];
  const shape = bits(
    [1, 4],
    [0, 4], // one bit for fills, none for lines
    [0, 1],
    [5, 5],
    [1, 5],
    [0, 1],
    [0, 1],
    [1, 1], // begins at 0,0 with fill 1 on its right
    ...line(width, 0),
    ...line(0, height),
    ...line(-width, 0),
    ...line(0, -height),
    [0, 6],
  );
  const styles = Buffer.from([1, 0x00, 0x0b, 0x5f, 0xff, 0]);
  return Buffer.concat([word(1), rect(width, height), styles, shape]);
}

export function aFlashFilm(): Buffer {
  const place = (x: number, isFirst: boolean) =>
    tag(
      26,
      Buffer.concat([
        Buffer.from([isFirst ? 0b110 : 0b101]),
        word(1),
        ...(isFirst ? [word(1)] : []),
        bits([0, 1], [0, 1], [15, 5], [x, 15], [1_200, 15]),
      ]),
    );
  const pictures = Array.from({ length: 24 }, (_, picture) =>
    Buffer.concat([place(picture * 240, picture === 0), tag(1, Buffer.alloc(0))]),
  );
  const body = Buffer.concat([
    rect(6_400, 3_600),
    Buffer.from([0, 12]),
    word(pictures.length),
    tag(9, Buffer.from([0xf4, 0xf7, 0xfd])),
    tag(2, box(800, 1_200)),
    ...pictures,
    tag(0, Buffer.alloc(0)),
  ]);
  const head = Buffer.from('FWS\x06\0\0\0\0', 'latin1');
  head.writeUInt32LE(head.length + body.length, 4);
  return Buffer.concat([head, body]);
}
