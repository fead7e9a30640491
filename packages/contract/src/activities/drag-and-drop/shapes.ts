import { dragAndDropLimits as limits } from '@vitrine/domain/games';
import { z } from 'zod';
import { gameDraft, gameView, PictureDraft } from '../../games/index.ts';
import { Id, LocaleText } from '../../kernel/index.ts';

export const Draft = gameDraft('drag_and_drop', {
  places: z.array(z.object({ id: Id, name: LocaleText(limits.name), picture: PictureDraft })).max(limits.places, 'too_many'),
  /** A piece without places belongs nowhere. */
  items: z
    .array(
      z.object({
        id: Id,
        name: LocaleText(limits.name),
        picture: PictureDraft,
        places: z.array(Id).max(limits.places, 'too_many'),
        reason: LocaleText(limits.reason),
      }),
    )
    .max(limits.items, 'too_many'),
});

export const View = gameView('drag_and_drop');
