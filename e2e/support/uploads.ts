/** Files of the tests' own, sent as authors send them: by tus, in one piece. */
import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { completeUpload, type FilePurpose } from '@vitrine/contract/kernel';
import { accessTokenOf, callAs, origin, type Who } from './api.ts';

/** Sends a file and answers its id. */
export async function upload(
  by: Who,
  { purpose, name, bytes }: { purpose: FilePurpose; name: string; bytes: Uint8Array },
): Promise<string> {
  const metadata = Object.entries({ purpose, filename: name }).map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`);
  const begin = async (isAnew: boolean) => {
    const headers = { authorization: `Bearer ${await accessTokenOf(by, { isAnew })}`, 'tus-resumable': '1.0.0' };
    const length = { 'upload-length': String(bytes.byteLength), 'upload-metadata': metadata.join(',') };
    return { headers, begun: await fetch(`${origin}/api/files/`, { method: 'POST', headers: { ...headers, ...length } }) };
  };
  const first = await begin(false);
  const { headers, begun } = first.begun.status === 401 ? await begin(true) : first;
  const place = begun.headers.get('location');
  if (!begun.ok || !place) throw new Error(`upload of ${name}: ${begun.status} ${await begun.text()}`);
  const sent = await fetch(new URL(place, `${origin}/api/files/`), {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  });
  if (!sent.ok) throw new Error(`upload of ${name}: ${sent.status} ${await sent.text()}`);
  const file = await callAs(by, completeUpload, { body: { upload: place.split('/').at(-1) ?? '' } });
  return file.id;
}

/** Six seconds of test picture and tone. */
export const sixSeconds = (): Uint8Array => readFileSync(new URL('media/six-seconds.mp4', import.meta.url));

const twoCues = '00:00.000 --> 00:03.000\nPrimeira fala\n\n00:03.000 --> 00:06.000\nSegunda fala\n';
/** Captions for it: two cues of three seconds, or one of six that says this. */
export const captions = (says?: string): Uint8Array =>
  Buffer.from(`WEBVTT\n\n${says === undefined ? twoCues : `00:00.000 --> 00:06.000\n${says}\n`}`);

/** A document whose pages say their number. */
export function aPdf(pages: number): Uint8Array {
  const kids = Array.from({ length: pages }, (_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...Array.from({ length: pages }, (_, index) => pageObjects(index)).flat(),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(`${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`);
}

function pageObjects(index: number): string[] {
  const words = `BT /F1 24 Tf 40 200 Td (Pagina ${index + 1}) Tj ET`;
  const resources = '/Resources << /Font << /F1 3 0 R >> >>';
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 360 400] ${resources} /Contents ${5 + index * 2} 0 R >>`,
    `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
  ];
}

let pictures = 0;
/** A photo of a paper; each is another picture. */
export function aPicture({ width = 360, height = 540 } = {}): Uint8Array {
  const shade = (pictures += 1) * 7;
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows.fill((x * y + shade) % 251, y * (width * 3 + 1) + 1 + x * 3, y * (width * 3 + 1) + 4 + x * 3);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8); // eight bits a colour, red green blue
  const parts = [pngPart('IHDR', head), pngPart('IDAT', deflateSync(rows)), pngPart('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts]);
}

function pngPart(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const part = Buffer.alloc(8 + named.length);
  part.writeUInt32BE(content.length, 0);
  named.copy(part, 4);
  part.writeUInt32BE(crc32(named), 4 + named.length);
  return part;
}

/** A sheet as somebody chooses it from their desktop. */
export const aSpreadsheet = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});
