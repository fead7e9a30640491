import { clocks, gameObjects } from '@vitrine/domain/games';
import { z } from 'zod';
import { Id, LocaleText } from '../kernel/index.ts';

/** What an author sets in every game; a game's draft is this and its own things. */
export const gameFrame = {
  prompt: LocaleText(60),
  help: LocaleText(90),
  doneLine: LocaleText(60),
  points: z.int().min(0, 'number_too_small').max(999, 'number_too_big'),
  /** Part that must be right at the first try. */
  passShare: z.number().min(0, 'number_too_small').max(1, 'number_too_big'),
  clock: z.enum(clocks),
  limitSeconds: z.int().min(30, 'number_too_small').max(900, 'number_too_big'),
  hints: z.boolean(),
  shuffle: z.boolean(),
};

/** A photo of the client, or a drawn object, and what is heard with it. */
export const PictureDraft = z
  .object({
    fileId: Id.nullable(),
    object: z.enum(gameObjects).nullable(),
    alt: LocaleText(120),
    /** Left out by what was written before there were sounds. */
    soundFileId: Id.nullable().optional(),
  })
  .nullable();
export type PictureDraft = z.infer<typeof PictureDraft>;

/** Some texts a language, as the answers that are accepted. */
export const LocaleTexts = (most: number, limit: number) => {
  const list = z.array(z.string().trim().min(1, 'too_short').max(limit, 'text_too_long')).max(most, 'too_many').optional();
  return z.strictObject({ 'pt-BR': list, 'en-US': list, 'es-ES': list, 'fr-FR': list });
};
export type LocaleTexts = z.infer<ReturnType<typeof LocaleTexts>>;

/** A text with signs of gaps in it; how much of it is read is counted by the game's own check. */
export const gappedText = (limit: number, gaps: number) => LocaleText(limit + gaps * '{{01930000-0000-7000-8000-000000000000}}'.length);

export const ShownPicture = z
  .object({ url: z.string().nullable(), object: z.enum(gameObjects).nullable(), alt: z.string(), sound: z.string().nullable().optional() })
  .nullable();
export type ShownPicture = z.infer<typeof ShownPicture>;
