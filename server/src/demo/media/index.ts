/** The committed films, handbooks and logos of the demo, as `make-media.mjs` described them. */
import { join } from 'node:path';
import { z } from 'zod';
import rows from './index.json' with { type: 'json' };

const MediaFile = z.object({ file: z.string(), contentType: z.string(), bytes: z.int().positive(), sha256: z.hex().length(64) });
export type MediaFile = z.infer<typeof MediaFile>;

const Video = MediaFile.extend({
  kind: z.literal('video'),
  seconds: z.number().positive(),
  theme: z.string(),
  poster: MediaFile,
  captions: z.strictObject({ 'pt-BR': MediaFile, 'en-US': MediaFile, 'es-ES': MediaFile, 'fr-FR': MediaFile }),
});
const Sound = MediaFile.extend({ kind: z.literal('audio'), seconds: z.number().positive(), captions: Video.shape.captions });
const Handbook = MediaFile.extend({ kind: z.literal('pdf'), pages: z.int().positive(), locale: z.string(), theme: z.string() });
const Logo = MediaFile.extend({ kind: z.literal('logo') });

const Media = z.discriminatedUnion('kind', [Video, Sound, Handbook, Logo]);
export type Media = z.infer<typeof Media>;
export type DemoVideo = z.infer<typeof Video>;
export type DemoHandbook = z.infer<typeof Handbook>;

export const demoMedia: Record<string, Media> = z.record(z.string(), Media).parse(rows);

/** The folder of these files in a checkout; a bundled server has to be told another one. */
export const mediaFolder = import.meta.dirname;

/** Path of a media file, a poster or a caption. */
export const mediaPath = (file: MediaFile, folder: string = mediaFolder): string => join(folder, file.file);

/** The film of this name; a fault when there is none, for names come from our own texts. */
export function getVideo(name: string): DemoVideo {
  const found = demoMedia[name];
  if (found?.kind !== 'video') throw new Error(`demo media: no video called ${name}`);
  return found;
}

/** The sound of a film of this name; a fault when there is none. */
export function getSound(name: string): z.infer<typeof Sound> {
  const found = demoMedia[`${name}-sound`];
  if (found?.kind !== 'audio') throw new Error(`demo media: no sound of ${name}`);
  return found;
}

/** The handbook of a course in one language. */
export function getHandbook(courseKey: string, locale: string): DemoHandbook {
  const found = demoMedia[`handbook-${courseKey}.${locale}`];
  if (found?.kind !== 'pdf') throw new Error(`demo media: no handbook of ${courseKey} in ${locale}`);
  return found;
}
