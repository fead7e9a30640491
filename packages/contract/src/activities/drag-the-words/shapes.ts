import { dragTheWordsLimits as limits } from '@vitrine/domain/games';
import { z } from 'zod';
import { gameDraft, gameView, gappedText, LocaleTexts } from '../../games/index.ts';
import { Id, LocaleText } from '../../kernel/index.ts';

export const Draft = gameDraft('drag_the_words', {
  before: LocaleText(limits.before),
  /** `{{id}}` stands where a gap is. */
  text: gappedText(limits.text, limits.gaps),
  gaps: z
    .array(
      z.object({ id: Id, word: LocaleText(limits.word), also: LocaleTexts(limits.also, limits.word), reason: LocaleText(limits.reason) }),
    )
    .max(limits.gaps, 'too_many'),
  extra: z.array(z.object({ id: Id, word: LocaleText(limits.word), reason: LocaleText(limits.reason) })).max(limits.extra, 'too_many'),
});

export const View = gameView('drag_the_words');
