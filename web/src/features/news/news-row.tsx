import type { NewsCard } from '@vitrine/contract/news';
import { Link, StateChip } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { HeartButton } from '../../shared/heart-button.tsx';
import { IconCheck, IconEye, IconNews, IconPin } from '../../shared/icons.ts';
import classes from './news.module.css';
import { useFacts } from './use-facts.ts';
import { useHeart } from './use-heart.ts';

/** One piece of news in a list: what it is about, when, whether it must be read and has been. */
export function NewsRow({ item }: { item: NewsCard }) {
  const { t } = useTranslation('news');
  const facts = useFacts()(item);
  const favourite = useHeart();
  return (
    <li className={classes.row}>
      {item.coverUrl ? (
        <img className={classes.thumb} src={item.coverUrl} alt="" loading="lazy" decoding="async" />
      ) : (
        <span className={classes.thumb}>
          <IconNews size={28} stroke={1.75} aria-hidden />
        </span>
      )}
      <div className={classes.words}>
        <Link href={`/news/${item.id}`}>{item.title}</Link>
        <small>{facts}</small>
        <Chips item={item} />
      </div>
      <HeartButton
        label={t('favourite', { title: item.title })}
        isFavourite={item.isFavourite}
        onToggle={() => favourite.mutate({ id: item.id, isFavourite: !item.isFavourite })}
      />
    </li>
  );
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** What a member should know of a piece of news at first sight. */
export function Chips({ item: { isPinned, isMustRead, reading } }: { item: NewsCard }) {
  const { t } = useTranslation('news');
  const asks = isMustRead && reading !== 'done';
  if (!isPinned && !asks && reading !== 'done') return null;
  return (
    <span className={classes.chips}>
      {isPinned ? (
        <StateChip state="brand" icon={<IconPin {...icon} />}>
          {t('pinned')}
        </StateChip>
      ) : null}
      {asks ? (
        <StateChip state="expiring" icon={<IconEye {...icon} />}>
          {t('must_read')}
        </StateChip>
      ) : null}
      {reading === 'done' ? <StateChip icon={<IconCheck {...icon} />}>{t('read')}</StateChip> : null}
    </span>
  );
}
