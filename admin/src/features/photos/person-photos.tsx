import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listPersonPhotos } from '@vitrine/contract/photos';
import { Link, StateChip } from '@vitrine/ui';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import { PersonCard } from '../../shared/person/index.ts';
import classes from './person-photos.module.css';

const looks = { awaiting: 'audit', approved: 'earned', reproved: 'refused' } as const;

/** What a person photographed, newest first, each with what became of it and the way to it in the queue (ADM-02). */
export function PersonPhotosPart({ memberId }: { memberId: string }) {
  const { t, i18n } = useTranslation('photos');
  const locale = matchLocale(i18n.language);
  const photos = useInfiniteQuery({
    queryKey: ['photos', 'person', memberId],
    queryFn: ({ pageParam }) =>
      call(listPersonPhotos, { params: { memberId }, query: { limit: 6, ...(pageParam ? { after: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
  });
  const items = photos.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <PersonCard title={t('title')} asked={photos} nothing={items.length === 0 ? t('person.nothing') : undefined} paged={photos}>
      <ul className={classes.photos}>
        {items.map(({ id, state, url, typeName, storeName, sentAt }) => (
          <li key={id}>
            <Link href={`/photos?state=${state}&open=${id}`}>
              <span className={classes.picture}>{url ? <img src={url} alt="" loading="lazy" /> : null}</span>
              <b>{typeName}</b>
            </Link>
            <small>{storeName}</small>
            <small>{formatInstant(sentAt, deviceZone(), locale)}</small>
            <StateChip state={looks[state]}>{t(`person.state.${state}`)}</StateChip>
          </li>
        ))}
      </ul>
    </PersonCard>
  );
}
