import type { Picture } from './picture.ts';

/** A picture that the device could open, upright. */
export type OpenPicture = { image: ImageBitmap; width: number; height: number };
/** What is shown of it: how much larger than just covering the square, and where its middle lies, each from 0 to 1 of what can be moved. */
export type Crop = { zoom: number; x: number; y: number };

/** The longest side of what is kept. */
const side = 512;
const quality = 0.9;

/** Undefined for a file that is no picture. */
export async function openPicture(file: Blob): Promise<OpenPicture | undefined> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  return image && { image, width: image.width, height: image.height };
}

/** The part of the picture that a square shows: all of it that fits, made smaller by the zoom. */
export function partOf(
  { width, height }: { width: number; height: number },
  { zoom, x, y }: Crop,
): { left: number; top: number; size: number } {
  const size = Math.min(width, height) / zoom;
  return { left: (width - size) * x, top: (height - size) * y, size };
}

/** Draws that part on a canvas, as large as the canvas is. */
export function drawPart(canvas: HTMLCanvasElement, picture: OpenPicture, crop: Crop): void {
  const { left, top, size } = partOf(picture, crop);
  canvas.getContext('2d')?.drawImage(picture.image, left, top, size, size, 0, 0, canvas.width, canvas.height);
}

/** That part as a picture to send; undefined where the device makes none. */
export async function cutOut(picture: OpenPicture, crop: Crop): Promise<Picture | undefined> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: side, height: side });
  drawPart(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  return blob ? { bytes: await blob.arrayBuffer(), type: blob.type, name: 'avatar.jpg' } : undefined;
}
