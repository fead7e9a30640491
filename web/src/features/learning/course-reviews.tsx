import type { Review } from '@vitrine/contract/marks';
import { Button } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatDay } from '@vitrine/ui/words';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf, timeZone, today } from '../../shared/device/clock.ts';
import { IconStar, IconStarFilled } from '../../shared/icons.ts';
import { pageAfterPage } from '../../shared/page-after-page.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { courseQuery } from './api.ts';
import classes from './course-extras.module.css';

const key = (courseId: string) => ['learning', 'reviews', courseId] as const;
const all = [1, 2, 3, 4, 5] as const;

/** What members say of a course, and the member's own word, once (CRS-05). */
export function CourseReviews({ courseId, mayReview }: { courseId: string; mayReview: boolean }) {
  const { t } = useTranslation('learning');
  const locale = useLocale();
  const found = useInfiniteQuery({
    queryKey: key(courseId),
    queryFn: async ({ pageParam }) => (await import('./calls.ts')).fetchReviews(courseId, pageParam),
    ...pageAfterPage,
  });
  const [first] = found.data?.pages ?? [];
  if (!first || (first.count === 0 && !first.mine && !mayReview)) return null;
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby="course-reviews">
      <h2 id="course-reviews">{t('reviews.title')}</h2>
      {first.average === null ? null : (
        <p className={classes.mean}>
          <IconStarFilled size={20} aria-hidden />
          <b>{new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(first.average)}</b>
          <span>{t('reviews.count', { count: first.count })}</span>
        </p>
      )}
      {mayReview && !first.mine ? <ReviewForm courseId={courseId} /> : null}
      <ul className={classes.reviews}>
        {items.map((review) => (
          <ReviewRow key={review.id} review={review} />
        ))}
      </ul>
      {found.hasNextPage ? (
        <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </section>
  );
}

function ReviewRow({ review }: { review: Review }) {
  const { t } = useTranslation('learning');
  const locale = useLocale();
  const day = formatDay(dayOf(Date.parse(review.at), timeZone()), locale, 'short', Number(today().slice(0, 4)));
  return (
    <li>
      <p className={classes.by}>
        <b>{review.isMine ? t('reviews.mine') : review.by}</b>
        <Stars stars={review.stars} />
        <small>{day}</small>
      </p>
      {review.text ? <p>{review.text}</p> : null}
    </li>
  );
}

function Stars({ stars }: { stars: number }) {
  const { t } = useTranslation('learning');
  return (
    <span className={classes.stars} role="img" aria-label={t('reviews.stars', { count: stars })}>
      {all.map((one) =>
        one <= stars ? <IconStarFilled key={one} size={16} aria-hidden /> : <IconStar key={one} size={16} stroke={1.75} aria-hidden />,
      )}
    </span>
  );
}

function ReviewForm({ courseId }: { courseId: string }) {
  const { t } = useTranslation('learning');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const [stars, setStars] = useState(0);
  const [text, setText] = useState('');
  const send = useMutation({
    mutationFn: async () => (await import('./calls.ts')).sendReview(courseId, { stars, text }),
    onSettled: () =>
      Promise.all([queries.invalidateQueries({ queryKey: key(courseId) }), queries.invalidateQueries(courseQuery(courseId))]),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send.mutate();
  };
  return (
    <form className={classes.form} onSubmit={submit} aria-label={t('reviews.write')}>
      <fieldset className={classes.choose}>
        <legend>{t('reviews.question')}</legend>
        {all.map((one) => (
          <label key={one} data-lit={one <= stars || undefined}>
            <input type="radio" name="stars" value={one} checked={stars === one} onChange={() => setStars(one)} />
            <span className="visually-hidden">{t('reviews.stars', { count: one })}</span>
            {one <= stars ? <IconStarFilled size={28} aria-hidden /> : <IconStar size={28} stroke={1.75} aria-hidden />}
          </label>
        ))}
      </fieldset>
      <label className={classes.text}>
        {t('reviews.text')}
        <textarea rows={3} maxLength={256} value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </label>
      {send.isError ? <p role="alert">{atForm(refusalCode(send.error))}</p> : null}
      <Button type="submit" disabled={stars === 0} loading={send.isPending}>
        {t('reviews.send')}
      </Button>
    </form>
  );
}
