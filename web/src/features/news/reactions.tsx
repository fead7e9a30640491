import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewsPage, NewsReactions } from '@vitrine/contract/news';
import { reactionKinds, type ReactionKind } from '@vitrine/domain/news';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatNumber } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconBulb, IconConfetti, IconHeart, IconMoodSmile, IconThumbUp } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { articleQuery } from './api.ts';
import classes from './news.module.css';

const signs: Record<ReactionKind, typeof IconBulb> = {
  like: IconThumbUp,
  idea: IconBulb,
  love: IconHeart,
  party: IconConfetti,
  wow: IconMoodSmile,
};

/** What members say of a piece by one sign, one a person; seen at the tap, and taken back where the server did not take it. */
export function Reactions({ article: { id, reactions } }: { article: NewsPage }) {
  const { t } = useTranslation('news');
  const { atForm } = useMessages();
  const locale = useLocale();
  const queries = useQueryClient();
  const show = (next: NewsReactions) => queries.setQueryData(articleQuery(id).queryKey, (held) => held && { ...held, reactions: next });
  const react = useMutation({
    mutationFn: async (reaction: ReactionKind | null) => (await import('./calls.ts')).sendReaction(id, reaction),
    onMutate: (reaction) => {
      show(withReaction(reactions, reaction));
      return reactions;
    },
    onSuccess: show,
    onError: (_, __, before) => {
      if (before) show(before);
    },
  });
  return (
    <div className={classes.reactions} role="group" aria-label={t('react.title')}>
      {reactionKinds.map((kind) => {
        const Sign = signs[kind];
        const count = reactions.counts[kind];
        const name = t(`react.${kind}`);
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={reactions.mine === kind}
            aria-label={count > 0 ? t('react.count', { name, count }) : name}
            onClick={() => react.mutate(reactions.mine === kind ? null : kind)}
          >
            <Sign size={22} stroke={1.75} aria-hidden /> {count > 0 ? formatNumber(count, locale) : null}
          </button>
        );
      })}
      {react.isError ? <p role="alert">{atForm(refusalCode(react.error))}</p> : null}
    </div>
  );
}

/** As the server will count it. */
function withReaction({ counts, mine }: NewsReactions, next: ReactionKind | null): NewsReactions {
  const changed = { ...counts };
  if (mine !== null) changed[mine] -= 1;
  if (next !== null) changed[next] += 1;
  return { counts: changed, mine: next };
}
