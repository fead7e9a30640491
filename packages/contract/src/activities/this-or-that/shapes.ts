import { sides } from '@vitrine/domain/games';
import { z } from 'zod';
import { gameDraft, gameView, PictureDraft } from '../../games/index.ts';
import { Id, LocaleText } from '../../kernel/index.ts';

export const Draft = gameDraft('this_or_that', {
  left: LocaleText(14),
  right: LocaleText(14),
  cards: z
    .array(z.object({ id: Id, text: LocaleText(60), side: z.enum(sides), reason: LocaleText(90), picture: PictureDraft }))
    .max(30, 'too_many'),
});

export const View = gameView('this_or_that');
