/** Pictures are never kept as they came: decoded, turned upright, made small, written anew without what the camera added. */
import { Refusal } from '../http/refusal.ts';

/** More than any telephone makes, and little enough that a picture made to burst the memory does not. */
const pixelsAtMost = 64_000_000;
const sideAtMost = 1_600;

/**
 * WebP of at most 1600 pixels a side; a moving picture becomes a still one. Refuses `file_too_large` for a picture with too many
 * pixels, `file_unreadable` for a broken or truncated one.
 */
export async function encodePicture(bytes: Buffer, { keepsSharpEdges }: { keepsSharpEdges: boolean }): Promise<Buffer> {
  const { default: sharp } = await import('sharp'); // 30 MB that a server without uploads does not need
  const options = { failOn: 'truncated', limitInputPixels: false, sequentialRead: true } as const;
  const about = await sharp(bytes, options).metadata().catch(unreadable);
  if (about.width * about.height > pixelsAtMost) throw new Refusal('file_too_large');
  return sharp(bytes, { ...options, limitInputPixels: pixelsAtMost })
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize({ width: sideAtMost, height: sideAtMost, fit: 'inside', withoutEnlargement: true })
    .webp(keepsSharpEdges ? { quality: 90, alphaQuality: 100 } : { quality: 82 })
    .toBuffer()
    .catch(unreadable);
}

function unreadable(): never {
  throw new Refusal('file_unreadable');
}
