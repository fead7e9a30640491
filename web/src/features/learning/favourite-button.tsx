import type { CourseCard } from '@vitrine/contract/learning';
import { IconButton, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { IconHeart, IconHeartFilled } from '../../shared/icons.ts';
import { useFavourite } from './api.ts';

/** The heart; filled while it is a favourite. */
export function FavouriteButton({ course }: { course: Pick<CourseCard, 'id' | 'title' | 'isFavourite'> }) {
  const { t } = useTranslation('learning');
  const { atForm } = useMessages();
  const favourite = useFavourite((error) => showToast({ text: atForm(refusalCode(error)) }));
  const Heart = course.isFavourite ? IconHeartFilled : IconHeart;
  return (
    <IconButton
      label={t('favourite', { title: course.title })}
      isPressed={course.isFavourite}
      onClick={() => favourite.mutate({ courseId: course.id, isFavourite: !course.isFavourite })}
    >
      <Heart size={22} {...(course.isFavourite ? {} : { stroke: 1.75 })} aria-hidden />
    </IconButton>
  );
}
