/** What the camera sees, as far as it decides whether a reader of small print will manage. */
export type PhotoQuality = { isBright: boolean; isSharp: boolean };

/** Mean light, 0 to 255: below, print drowns in noise. */
const darkest = 60;
/** Mean step between neighbours where there is an edge at all: out of focus, steps become slopes. */
const softest = 14;
/** A step smaller than this is paper, not print. */
const paper = 6;

/** Judges a small picture. It only advises: whoever wants sends a dark one too. */
export function qualityOf({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): PhotoQuality {
  const light = (x: number, y: number): number => {
    const at = (y * width + x) * 4;
    return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  };
  let [sum, steps, edges] = [0, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      sum += light(x, y);
      const step = x + 1 < width ? Math.abs(light(x + 1, y) - light(x, y)) : 0;
      if (step < paper) continue;
      steps += step;
      edges += 1;
    }
  }
  return { isBright: sum / (width * height) >= darkest, isSharp: edges > 0 && steps / edges >= softest };
}
