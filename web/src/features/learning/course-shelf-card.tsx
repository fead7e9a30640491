import type { CourseCard } from '@vitrine/contract/learning';
import { IconButton, ShelfCard, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { IconHeart, IconHeartFilled } from '../../shared/icons.ts';
import { useFavourite } from './api.ts';
import { CourseState, isDone, metaOf } from './course-words.tsx';

/** A course on the shelf: what it is, how far the person is, and its heart. */
export function CourseShelfCard({ course, level = 2 }: { course: CourseCard; level?: 2 | 3 }) {
  const { t } = useTranslation('learning');
  return (
    <ShelfCard
      level={level}
      href={`/online-courses/${course.id}`}
      title={course.title}
      meta={metaOf(course, t)}
      object={course.scene}
      photoUrl={course.image}
      progress={{ value: course.progress / 100, label: t('progress'), tone: isDone(course.state) ? 'done' : 'learning' }}
      chip={<CourseState state={course.state} />}
      isLocked={course.state === 'blocked'}
      corner={<FavouriteButton course={course} />}
    />
  );
}

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
