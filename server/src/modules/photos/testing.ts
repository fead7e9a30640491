/** Builders of photos, by the same use-cases that members and auditors call; for tests and the demo. */
import type { PhotoForm, PhotoTypeForm, SentPhoto } from '@vitrine/contract/photos';
import type { PhotoReason } from '@vitrine/domain/photos';
import sharp from 'sharp';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { approvePhoto, reprovePhoto } from './decide-photo.ts';
import { sendPhoto, type PhotosParts } from './send-photo.ts';
import { createPhotoType } from './types.ts';

type Owner = Pick<Actor, 'siteId' | 'tenantId' | 'personId'>;
/** What stands on the shelf, and how well it was photographed. */
export type Display = { sign: string; colour: string; items: number; isDark: boolean; isCropped: boolean };

let pictures = 0;

/** A photo of a display in a shop, stored for this person; each is another picture. */
export async function aDisplayPhoto(
  { storage }: Pick<Platform, 'storage'>,
  { siteId, tenantId, personId }: Owner,
  given: Partial<Display> = {},
): Promise<string> {
  const display = { sign: 'LANÇAMENTO', colour: '#1f4fa8', items: 3, isDark: false, isCropped: false, ...given };
  pictures += 1;
  const drawn = sharp(Buffer.from(drawnDisplay(display, pictures)));
  const seen = display.isCropped ? drawn.extract({ left: 240, top: 60, width: 480, height: 360 }) : drawn;
  const content = await (display.isDark ? seen.blur(4).modulate({ brightness: 0.25 }) : seen).jpeg({ quality: 82 }).toBuffer();
  const { id } = await storage.put({ siteId, tenantId, personId, purpose: 'image', name: 'vitrine.jpg', content, isPublic: false });
  return id;
}

/** Appliances in a row under a sign, on a shop's floor; `nth` moves the light a little, so that no two pictures are one. */
function drawnDisplay({ sign, colour, items, isDark }: Display, nth: number): string {
  const width = 640 / Math.max(1, items);
  const boxes = Array.from({ length: items }, (_, at) => {
    const x = 90 + at * width;
    return `<g transform="translate(${x} 200)"><rect width="${width - 24}" height="220" rx="10" fill="#f6f6f2" stroke="#c9c9c2"/>
      <circle cx="${(width - 24) / 2}" cy="120" r="${Math.min(54, width / 3)}" fill="#2c2f36"/><rect x="${width / 2 - 44}" y="232" width="64" height="26" fill="#d94436"/></g>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600">
    <rect width="800" height="600" fill="#cdbda6"/><rect y="430" width="800" height="170" fill="#8c7861"/>
    <circle cx="${(nth * 53) % 800}" cy="20" r="120" fill="#fff8e6" opacity="${isDark ? 0.05 : 0.5}"/>
    <rect x="200" y="70" width="400" height="64" fill="${colour}"/>
    <text x="400" y="113" font-size="32" text-anchor="middle" font-family="sans-serif" font-weight="700" fill="#fff">${sign}</text>
    ${boxes}<text x="780" y="590" font-size="12" text-anchor="end" fill="#5b4d3d">${nth}</text></svg>`;
}

/** A type of photo that a campaign asks for; 100 points unless the wish says otherwise. */
export async function aPhotoType(
  parts: PhotosParts,
  actor: Actor,
  { campaignId, ...wish }: Partial<PhotoTypeForm> & { campaignId: string },
): Promise<string> {
  const form = {
    name: { 'pt-BR': 'Vitrine', 'en-US': 'Shop window' },
    good: { 'pt-BR': 'A exposição inteira\nPreços à vista', 'en-US': 'The whole display\nPrices in sight' },
    bad: { 'pt-BR': 'Cortada ou de lado', 'en-US': 'Cut off or from the side' },
    goodFileId: null,
    badFileId: null,
    points: 100,
    position: 0,
    isActive: true,
    ...wish,
  };
  return (await createPhotoType(parts, actor, { campaignId, ...form })).id;
}

/** A photo that this member sent; a picture is taken for it unless one is given. */
export async function aSentPhoto(
  parts: PhotosParts,
  sender: Actor,
  { display, ...form }: Pick<PhotoForm, 'campaignId' | 'storeId' | 'typeId'> & Partial<PhotoForm> & { display?: Partial<Display> },
): Promise<SentPhoto> {
  const fileId = form.fileId ?? (await aDisplayPhoto(parts, sender, display));
  return sendPhoto(parts, sender, { writtenAt: null, ...form, fileId });
}

/** The same photo, approved or reproved by this auditor; nothing that was bought for it is put on hold. */
export async function decidedPhoto(
  parts: PhotosParts,
  auditor: Actor,
  { photoId, reason, note = '' }: { photoId: string; reason?: PhotoReason; note?: string },
): Promise<void> {
  const seen = { photoId, version: 1 };
  if (reason) await reprovePhoto({ ...parts, putOrdersOnHold: async () => [] }, auditor, { ...seen, reason, note });
  else await approvePhoto(parts, auditor, seen);
}
