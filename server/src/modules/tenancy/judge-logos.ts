import { judgeLogo, type LogoShade } from '@vitrine/domain/tenancy';
import { refuseFields } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

const side = 64;

/** Refuses `logo_too_faint` at the field of a logo that came and melts into the ground that it is for: the dark one into the dark surface, every other into the light one. */
export async function judgeLogos(
  { storage }: Pick<Platform, 'storage'>,
  { before, after }: { before: readonly (string | null)[]; after: Record<string, string | null> },
): Promise<void> {
  const faults: Record<string, string | undefined> = {};
  for (const [field, fileId] of Object.entries(after)) {
    if (fileId === null || before.includes(fileId)) continue;
    const ground = field.endsWith('darkLogoFileId') ? 'dark' : 'light';
    const verdict = judgeLogo({ shades: await shadesOf(await storage.read(fileId)), ground });
    if (!verdict.ok) faults[field] = verdict.refusal;
  }
  refuseFields(faults, { prefix: '' });
}

/** The colours of what is visible of a picture, made small. */
async function shadesOf(picture: Buffer): Promise<LogoShade[]> {
  const { default: sharp } = await import('sharp');
  const points = await sharp(picture)
    .resize({ width: side, height: side, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const counted = new Map<string, number>();
  for (let at = 0; at < points.length; at += 4) {
    if ((points[at + 3] ?? 0) < 128) continue;
    const colour = `#${points.subarray(at, at + 3).toString('hex')}`;
    counted.set(colour, (counted.get(colour) ?? 0) + 1);
  }
  return [...counted].map(([colour, count]) => ({ colour, points: count }));
}
