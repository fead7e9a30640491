/**
 * What a photo looks like, in a few hundred letters: made on the device, so that no picture is sent anywhere to be compared. Two photos of which one was cut, turned,
 * brightened or stored anew have marks that are alike; photos of different things have not.
 */

/** A grey square, row by row, 0 to 255; whatever sides the photo had, it was squeezed into it. */
export type GreySquare = { size: number; light: ArrayLike<number> };

/** The side of the square that a device makes of a photo. */
export const markedSize = 96;

/** Cells of a side, of which one look is made, and the slow waves of it that are kept: the fast ones are what cameras, screens and JPEG change. */
const side = 32;
const waves = 10;
const bitsPerLook = waves * waves;
const hexPerLook = bitsPerLook / 4;

/** The whole, and parts of it: a photo that was cut or turned a little still shares one of them with the photo that it was made of. */
const looks: readonly { x: number; y: number; scale: number; turn: number }[] = [
  { x: 0, y: 0, scale: 1, turn: 0 },
  ...[
    { scale: 0.93, off: 0.035 },
    { scale: 0.87, off: 0.05 },
  ].flatMap(({ scale, off }) => [
    { x: 0, y: 0, scale, turn: 0 },
    ...[-off, off].flatMap((x) => [-off, off].map((y) => ({ x, y, scale, turn: 0 }))),
  ]),
  ...[-2.5, 2.5].map((turn) => ({ x: 0, y: 0, scale: 0.91, turn })),
  ...[-4.5, 4.5].map((turn) => ({ x: 0, y: 0, scale: 0.87, turn })),
];

/** Letters of a mark. */
export const markLength = looks.length * hexPerLook;

/** More of a look’s hundred bits must not differ. */
const mostApart = 18;

/** Each look is the signs of its slow waves, across and down; the mean light is none of them. */
export const markOf = (square: GreySquare): string =>
  looks.map((look) => hexOf(Array.from(wavesOf(cellsOf(square, look)), (wave, at) => at > 0 && wave > 0))).join('');

/** Whether two marks are of photos that look alike. */
export function isAlike(one: string, other: string): boolean {
  const theirs = looksIn(other).flatMap(turned);
  return looksIn(one).some((own) => theirs.some((their) => apart(own, their) <= mostApart));
}

/** By what a mark is found again in a database: photos that look alike share one, and few others do. */
export const bandsOf = (mark: string): number[] => [...new Set(looksIn(mark).flatMap(bandsIn))];

/** The bands of what it may have been made of, also turned by a quarter. */
export const bandsToFind = (mark: string): number[] => [...new Set(looksIn(mark).flatMap(turned).flatMap(bandsIn))];

type Bits = readonly boolean[];

function cellsOf({ size, light }: GreySquare, { x, y, scale, turn }: (typeof looks)[number]): Float64Array {
  const cells = new Float64Array(side * side);
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const within = (place: number) => Math.min(size - 1, Math.max(0, Math.floor(place * size)));
  const samples = 3; // of a cell and direction
  for (let at = 0; at < side * side * samples * samples; at += 1) {
    const cell = Math.floor(at / (samples * samples));
    const u = (((cell % side) + ((at % samples) + 0.5) / samples) / side - 0.5) * scale;
    const v = ((Math.floor(cell / side) + (Math.floor((at % (samples * samples)) / samples) + 0.5) / samples) / side - 0.5) * scale;
    const [column, row] = [within(0.5 + x + u * cos - v * sin), within(0.5 + y + u * sin + v * cos)];
    cells[cell] = (cells[cell] ?? 0) + (light[row * size + column] ?? 0);
  }
  return cells;
}

const cosines = Array.from({ length: waves * side }, (_, at) =>
  Math.cos((Math.PI * Math.floor(at / side) * (2 * (at % side) + 1)) / (2 * side)),
);

/** The slow part of a cosine transform; the wave across counts within a row. */
function wavesOf(cells: Float64Array): Float64Array {
  const across = new Float64Array(side * waves);
  for (let row = 0; row < side; row += 1)
    for (let wave = 0; wave < waves; wave += 1)
      for (let at = 0; at < side; at += 1)
        across[row * waves + wave] = (across[row * waves + wave] ?? 0) + (cells[row * side + at] ?? 0) * (cosines[wave * side + at] ?? 0);
  const found = new Float64Array(waves * waves);
  for (let down = 0; down < waves; down += 1)
    for (let wave = 0; wave < waves; wave += 1)
      for (let row = 0; row < side; row += 1)
        found[down * waves + wave] =
          (found[down * waves + wave] ?? 0) + (across[row * waves + wave] ?? 0) * (cosines[down * side + row] ?? 0);
  return found;
}

const hexOf = (bits: Bits): string =>
  Array.from({ length: bits.length / 4 }, (_, at) =>
    bits
      .slice(at * 4, at * 4 + 4)
      .reduce((sum, bit) => sum * 2 + (bit ? 1 : 0), 0)
      .toString(16),
  ).join('');

const bitsOf = (hex: string): Bits =>
  Array.from(hex, (digit) => Number.parseInt(digit, 16)).flatMap((value) => [8, 4, 2, 1].map((bit) => (value & bit) !== 0));

const looksIn = (mark: string): Bits[] =>
  Array.from({ length: Math.floor(mark.length / hexPerLook) }, (_, at) => bitsOf(mark.slice(at * hexPerLook, (at + 1) * hexPerLook)));

/** The same look of the picture as it is, upside down, and on either side: waves change places, and every second one its sign. */
function turned(bits: Bits): Bits[] {
  const by = (find: (across: number, down: number) => [from: number, isFlipped: boolean]) =>
    bits.map((_, at) => {
      if (at === 0) return false;
      const [from, isFlipped] = find(at % waves, Math.floor(at / waves));
      return bits[from] !== isFlipped;
    });
  return [
    bits,
    by((across, down) => [down * waves + across, (across + down) % 2 === 1]),
    by((across, down) => [across * waves + down, across % 2 === 1]),
    by((across, down) => [across * waves + down, down % 2 === 1]),
  ];
}

const apart = (one: Bits, other: Bits): number => one.reduce((sum, bit, at) => sum + (bit === other[at] ? 0 : 1), 0);

/** Bits of a band, slow waves first: those are the last to change. */
const bandBits = 16;
const slowFirst = Array.from({ length: bitsPerLook - 1 }, (_, at) => at + 1).toSorted(
  (one, other) => speed(one) - speed(other) || one - other,
);
function speed(at: number): number {
  return (at % waves) + Math.floor(at / waves);
}

function bandsIn(bits: Bits): number[] {
  return Array.from({ length: Math.floor(slowFirst.length / bandBits) }, (_, band) =>
    slowFirst.slice(band * bandBits, (band + 1) * bandBits).reduce((sum, at) => sum * 2 + (bits[at] ? 1 : 0), band + 1),
  );
}
