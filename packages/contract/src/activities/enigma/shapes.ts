import { enigmaLimits as limits } from '@vitrine/domain/games';
import { z } from 'zod';
import { gameDraft, gameView, LocaleTexts, PictureDraft } from '../../games/index.ts';
import { Id, LocaleText } from '../../kernel/index.ts';

export const Draft = gameDraft('enigma', {
  /** Signs that people see are counted by the editor; one may be several letters to a machine. */
  answer: LocaleText(limits.answer * 4),
  also: LocaleTexts(limits.also, limits.answer * 4),
  clues: z.array(z.object({ id: Id, text: LocaleText(limits.clue) })).max(limits.clues, 'too_many'),
  tries: z.int().min(1, 'number_too_small').max(limits.tries, 'number_too_big'),
  clueCost: z.int().min(0, 'number_too_small').max(999, 'number_too_big'),
  hasBank: z.boolean(),
  picture: PictureDraft,
});

export const View = gameView('enigma');
