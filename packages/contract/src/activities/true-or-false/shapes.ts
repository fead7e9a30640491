import { z } from 'zod';
import { gameDraft, gameView, PictureDraft } from '../../games/index.ts';
import { Id, LocaleText } from '../../kernel/index.ts';

export const Draft = gameDraft('true_or_false', {
  /** 0: no clock on the card. */
  secondsACard: z.union([z.literal(0), z.literal(10), z.literal(20), z.literal(30)]),
  cards: z
    .array(z.object({ id: Id, text: LocaleText(110), isTrue: z.boolean(), reason: LocaleText(90), picture: PictureDraft }))
    .max(30, 'too_many'),
});

export const View = gameView('true_or_false');
