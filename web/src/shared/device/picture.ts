/** A picture as it waits on the device: bytes and not a Blob, which some browsers lose with the page that made it. */
export type Picture = { bytes: ArrayBuffer; type: string; name: string };

/** The longest edge that a reader of small print needs; a phone's own photo is three times that. */
const longestEdge = 2_000;
const quality = 0.85;

/** The picture upright and small enough for a shop's network. What this device cannot read goes as it is: the server looks at the bytes. */
export async function pictureOf(file: Blob, name = 'photo.jpg'): Promise<Picture> {
  const small = await shrunk(file).catch(() => undefined);
  const kept = small && small.size < file.size ? small : file;
  return { bytes: await kept.arrayBuffer(), type: kept.type, name: kept === file ? name : `${name.replace(/\.\w+$/, '')}.jpg` };
}

async function shrunk(file: Blob): Promise<Blob | undefined> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestEdge / Math.max(image.width, image.height));
  const sheet = document.createElement('canvas');
  Object.assign(sheet, { width: Math.round(image.width * scale), height: Math.round(image.height * scale) });
  sheet.getContext('2d')?.drawImage(image, 0, 0, sheet.width, sheet.height);
  image.close();
  return new Promise((resolve) => {
    sheet.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality);
  });
}

/** An address of the picture for this page, and how to give it back. */
export function showPicture({ bytes, type }: Picture): { url: string; release: () => void } {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  return { url, release: () => URL.revokeObjectURL(url) };
}
