import { blankKinds, fillLimits as limits } from '@vitrine/domain/games';
import { z } from 'zod';
import { gameDraft, gameView, gappedText, LocaleTexts, PictureDraft } from '../../games/index.ts';
import { Id, LocaleText } from '../../kernel/index.ts';

export const Draft = gameDraft('fill_in_the_blanks', {
  picture: PictureDraft,
  /** `{{id}}` stands where a gap is. */
  text: gappedText(limits.text, limits.gaps),
  gaps: z
    .array(
      z.object({
        id: Id,
        accepts: LocaleTexts(limits.accepts, limits.accept),
        kind: z.enum(blankKinds),
        tolerance: z.number().min(0, 'number_too_small').max(1_000_000, 'number_too_big'),
        hasDots: z.boolean(),
        accentsCount: z.boolean(),
        reason: LocaleText(limits.reason),
      }),
    )
    .max(limits.gaps, 'too_many'),
});

export const View = gameView('fill_in_the_blanks');
