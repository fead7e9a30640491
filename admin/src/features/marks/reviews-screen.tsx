import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { call } from '@vitrine/client';
import { hideReview, listReviewsToManage, type Review } from '@vitrine/contract/marks';
import { Button, Card, ConsolePanes, Empty, Failed, Loading, PageHeading, StateChip } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatInstant, formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import { deviceZone } from '../../shared/device/index.ts';
import classes from './reviews.module.css';

const reviewsQuery = (courseId: string) =>
  infiniteQueryOptions({
    queryKey: ['marks', 'reviews', courseId],
    queryFn: ({ pageParam }) =>
      call(listReviewsToManage, {
        params: { subject: 'course', subjectId: courseId },
        query: { limit: 50, ...(pageParam === '' ? {} : { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** What members say of a course: their stars and words, taken off the page or put back (CRS-05). */
export function ReviewsScreen() {
  const { t, i18n } = useTranslation('marks');
  const { courseId = '' } = useParams({ strict: false });
  const found = useInfiniteQuery(reviewsQuery(courseId));
  const reviews = found.data?.pages.flatMap(({ items }) => items) ?? [];
  const [first] = found.data?.pages ?? [];
  return (
    <ConsolePanes
      header={<PageHeading title={t('title')} backHref={`/courses/${courseId}`} />}
      detail={
        <div className={classes.screen}>
          {found.isPending ? <Loading shape="list" rows={4} /> : null}
          {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
          {found.isSuccess && reviews.length === 0 ? (
            <Empty title={t('empty.title')} hint={t('empty.hint')} next={{ label: t('empty.next'), href: `/courses/${courseId}` }} />
          ) : null}
          {first && first.average !== null ? (
            <p className={classes.sum}>
              <b>{formatNumber(first.average, matchLocale(i18n.language))}</b> {t('sum', { count: first.count })}
            </p>
          ) : null}
          {reviews.length > 0 ? (
            <Card>
              <ul className={classes.rows}>
                {reviews.map((review) => (
                  <ReviewRow key={review.id} review={review} courseId={courseId} />
                ))}
              </ul>
            </Card>
          ) : null}
          {found.hasNextPage ? (
            <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
              {t('more')}
            </Button>
          ) : null}
        </div>
      }
    />
  );
}

function ReviewRow({ review: { id, by, stars, text, at, isHidden }, courseId }: { review: Review; courseId: string }) {
  const { t, i18n } = useTranslation('marks');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const hide = useMutation({
    mutationFn: () => call(hideReview, { params: { reviewId: id }, body: { isHidden: !isHidden } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: reviewsQuery(courseId).queryKey }),
  });
  const mayHide = useMay('content.write');
  return (
    <li>
      <div>
        <p>
          <b>{by}</b> <span aria-label={t('stars', { count: stars })}>{'★'.repeat(stars) + '☆'.repeat(5 - stars)}</span>{' '}
          <small>{formatInstant(at, deviceZone(), matchLocale(i18n.language))}</small>
        </p>
        {text === '' ? null : <p className={classes.text}>{text}</p>}
        {isHidden ? <StateChip state="held">{t('hidden')}</StateChip> : null}
        {hide.isError ? <p role="alert">{atForm(refusalCode(hide.error))}</p> : null}
      </div>
      {mayHide ? (
        <Button
          size="sm"
          variant="default"
          loading={hide.isPending}
          aria-label={t(isHidden ? 'show_of' : 'hide_of', { name: by })}
          onClick={() => hide.mutate()}
        >
          {t(isHidden ? 'show' : 'hide')}
        </Button>
      ) : null}
    </li>
  );
}
