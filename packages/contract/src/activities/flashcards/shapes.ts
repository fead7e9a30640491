import { z } from 'zod';
import { gameDraft, gameView, PictureDraft } from '../../games/index.ts';
import { Id, LocaleText } from '../../kernel/index.ts';

export const Draft = gameDraft('flashcards', {
  cards: z
    .array(z.object({ id: Id, front: LocaleText(80), back: LocaleText(110), say: LocaleText(90), picture: PictureDraft }))
    .max(50, 'too_many'),
});

export const View = gameView('flashcards');
