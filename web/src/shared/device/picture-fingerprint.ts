import type { Picture } from './picture.ts';

/**
 * What a picture looks like, for the auditor alone: made here, so that it is compared without being looked at by anybody else. Null where this device cannot draw it; whoever
 * sends a picture sends it all the same.
 */
export async function fingerprintOfPicture({ bytes, type }: Picture): Promise<string | null> {
  try {
    const { markedSize, markOf } = await import('@vitrine/domain/kernel/picture-fingerprint');
    const [resizeWidth, resizeHeight] = [markedSize, markedSize];
    const image = await createImageBitmap(new Blob([bytes], { type }), { resizeWidth, resizeHeight, resizeQuality: 'high' });
    const sheet = document.createElement('canvas');
    Object.assign(sheet, { width: markedSize, height: markedSize });
    const drawn = sheet.getContext('2d');
    drawn?.drawImage(image, 0, 0, markedSize, markedSize);
    image.close();
    const pixels = drawn?.getImageData(0, 0, markedSize, markedSize).data;
    if (!pixels) return null;
    const light = Float32Array.from({ length: markedSize * markedSize }, (_, at) => lightAt(pixels, at * 4));
    return markOf({ size: markedSize, light });
  } catch {
    return null; // an old device, or a picture that only the server can read
  }
}

const lightAt = (pixels: Uint8ClampedArray, at: number): number =>
  0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);
