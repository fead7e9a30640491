import { Button, Done, LinkButton } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { courseHref, trailAround } from './course-place.ts';
import { ReactionWays } from './reaction-ways.tsx';
import { IconCertificate } from '../../shared/icons.ts';

/** The light comes on: the course is finished, and its certificate is on the way. */
export function CourseDone({ courseId, title, onStay }: { courseId: string; title: string; onStay?: () => void }) {
  const { t } = useTranslation('learning');
  const trailId = trailAround(courseId);
  return (
    <Done title={t('course_done.title')} hint={t('course_done.hint', { title })} object="gift-card">
      <LinkButton href="/certificates" variant="lit" leftSection={<IconCertificate size={20} stroke={1.75} aria-hidden />}>
        {t('course_done.certificate')}
      </LinkButton>
      <ReactionWays kind="course" trainingId={courseId} isOnStage />
      {onStay ? (
        <Button variant="on-stage" onClick={onStay}>
          {t('course_done.stay')}
        </Button>
      ) : (
        <LinkButton variant="on-stage" href={courseHref(courseId)}>
          {t('to_course')}
        </LinkButton>
      )}
      {trailId === undefined ? null : (
        <LinkButton variant="on-stage" href={`/trails/${trailId}`}>
          {t('to_trail')}
        </LinkButton>
      )}
    </Done>
  );
}
