import type { CourseCard } from '@vitrine/contract/learning';
import { useTranslation } from 'react-i18next';
import { HeartButton } from '../../shared/heart-button.tsx';
import { useFavourite } from '../../shared/use-favourite.ts';

/** The heart of a course. */
export function FavouriteButton({ course: { id, title, isFavourite } }: { course: Pick<CourseCard, 'id' | 'title' | 'isFavourite'> }) {
  const { t } = useTranslation('learning');
  const favourite = useFavourite({
    room: 'learning',
    list: 'courses',
    send: async (change) => (await import('./calls.ts')).sendFavourite(change),
  });
  return (
    <HeartButton
      label={t('favourite', { title })}
      isFavourite={isFavourite}
      onToggle={() => favourite.mutate({ id, isFavourite: !isFavourite })}
    />
  );
}
