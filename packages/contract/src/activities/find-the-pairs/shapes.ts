import { z } from 'zod';
import { gameDraft, gameView, PictureDraft } from '../../games/index.ts';
import { Id, LocaleText } from '../../kernel/index.ts';

const Face = z.object({ text: LocaleText(36), picture: PictureDraft });

export const Draft = gameDraft('find_the_pairs', {
  pairs: z.array(z.object({ id: Id, a: Face, b: Face, hint: LocaleText(90) })).max(8, 'too_many'),
  mode: z.enum(['memory', 'match']),
  /** Tenths of a second; null: until a touch. */
  closeAfter: z.int().min(15, 'number_too_small').max(50, 'number_too_big').nullable(),
});

export const View = gameView('find_the_pairs');
