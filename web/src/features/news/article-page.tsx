import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { NewsPage } from '@vitrine/contract/news';
import { Avatar, Card, Failed, IconButton, Loading, NotFound } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { useBackHref } from '../../shared/back-href.ts';
import { BlocksOfPage } from '../../shared/blocks-of-page.tsx';
import { HeartButton } from '../../shared/heart-button.tsx';
import { IconArrowLeft, IconCheck, IconEye } from '../../shared/icons.ts';
import { useTabTitle } from '../../shared/page-title.tsx';
import { articleQuery } from './api.ts';
import { Comments } from './comments.tsx';
import { Chips } from './news-row.tsx';
import classes from './news.module.css';
import { Reactions } from './reactions.tsx';
import { useFacts } from './use-facts.ts';
import { useHeart } from './use-heart.ts';
import { useReading } from './use-reading.ts';

/** One piece of news, read to its end, and what members say of it (NEW-01). */
export function ArticlePage() {
  const { newsId = '' } = useParams({ strict: false });
  const found = useQuery(articleQuery(newsId));
  if (found.data) return <Article key={newsId} article={found.data} />;
  if (found.isPending) return <Loading shape="page" />;
  if (refusalCode(found.error) === 'not_found') return <NotFound homeHref="/news" />;
  return <Failed error={found.error} onRetry={() => void found.refetch()} />;
}

function Article({ article }: { article: NewsPage }) {
  const { t } = useTranslation('news');
  const facts = useFacts()(article);
  const favourite = useHeart();
  const back = useBackHref('/news');
  const { body, end } = useReading(article);
  useTabTitle(article.title);
  return (
    <article className={classes.article}>
      <header className={classes.top} data-bare={article.coverUrl === null || undefined}>
        <span className={classes.float}>
          <IconButton label={t('back')} href={back}>
            <IconArrowLeft size={24} stroke={1.75} aria-hidden />
          </IconButton>
          <HeartButton
            label={t('favourite', { title: article.title })}
            isFavourite={article.isFavourite}
            onToggle={() => favourite.mutate({ id: article.id, isFavourite: !article.isFavourite })}
          />
        </span>
        {article.coverUrl === null ? null : <img className={classes.cover} src={article.coverUrl} alt={article.coverAlt} />}
      </header>
      <div className={classes.facts}>
        <Chips item={article} /> <span>{facts}</span>
      </div>
      <h1 className={classes.title}>{article.title}</h1>
      {article.lead ? <p className={classes.lead}>{article.lead}</p> : null}
      <p className={classes.by}>
        <Avatar name={article.by} /> <b>{article.by}</b>
      </p>
      <div ref={body}>
        <BlocksOfPage blocks={article.blocks} />
      </div>
      {article.tags.length > 0 ? <p className={classes.quiet}>{article.tags.join(' · ')}</p> : null}
      <div ref={end} />
      {article.isMustRead ? <Asked isRead={article.reading === 'done'} /> : null}
      <Reactions article={article} />
      <Comments article={article} />
    </article>
  );
}

/** That the brand asks for this reading, and that it was counted. */
function Asked({ isRead }: { isRead: boolean }) {
  const { t } = useTranslation('news');
  const Sign = isRead ? IconCheck : IconEye;
  return (
    <Card className={classes.asked ?? ''}>
      <Sign size={24} stroke={1.75} aria-hidden />
      <p role="status">{t(isRead ? 'reading_counted' : 'reading_asked')}</p>
    </Card>
  );
}
