import type { CourseCard } from '@vitrine/contract/learning';
import { useTranslation } from 'react-i18next';
import { HeartButton } from '../../shared/heart-button.tsx';
import { useFavourite } from '../../shared/use-favourite.ts';

type FavouriteButtonProps = { course: Pick<CourseCard, 'id' | 'title' | 'isFavourite'>; subject?: 'course' | 'trail' };

/** The heart of a course, or of a trail. */
export function FavouriteButton({ course: { id, title, isFavourite }, subject = 'course' }: FavouriteButtonProps) {
  const { t } = useTranslation('learning');
  const favourite = useFavourite({
    room: 'learning',
    list: subject === 'course' ? 'courses' : 'trails',
    only: { favorite: 'favorite' },
    send: async (change) => (await import('./calls.ts')).sendFavourite(subject, change),
  });
  return (
    <HeartButton
      label={t('favourite', { title })}
      isFavourite={isFavourite}
      onToggle={() => favourite.mutate({ id, isFavourite: !isFavourite })}
    />
  );
}
