import type { CoursePage } from '@vitrine/contract/learning';
import { Button, Card, Dock, IconButton, LinkButton, showToast, Tag } from '@vitrine/ui';
import { formatDay, formatPoints } from '@vitrine/ui/words';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { today } from '../../shared/device/clock.ts';
import { copyText } from '../../shared/device/copy-text.ts';
import { shareText } from '../../shared/device/share-text.ts';
import { IconCertificate, IconPlayerPlayFilled, IconShare, IconStarFilled, IconX } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { courseQuery, dueQuery } from './api.ts';
import { CertificateDrawing } from './certificate-drawing.tsx';
import { useNextCourse } from './continue-learning.tsx';
import classes from './course-done.module.css';
import { courseHref, playerHref, trailAround } from './course-place.ts';
import { ReactionWays } from './reaction-ways.tsx';

type CourseDoneProps = {
  courseId: string;
  title: string;
  /** What it was reached with: the score of the last test. */
  score?: string;
  /** Back to what lies under this moment, and what that is called. */
  onStay?: () => void;
  stay?: string;
};

/** The light comes on: the course is finished. What was reached, what may still be done, and the next thing. */
export function CourseDone({ courseId, title, score, onStay, stay }: CourseDoneProps) {
  const { t } = useTranslation('learning');
  const locale = useLocale();
  const { data: course } = useQuery(courseQuery(courseId));
  const share = async () => {
    const text = t('course_done.share_text', { title });
    if (!(await shareText(text)) && (await copyText(text))) showToast({ text: t('course_done.copied') });
  };
  return (
    <section className={classes.moment} aria-label={t('course_done.title')} data-attempt>
      <div className={classes.stage}>
        <span className={classes.close}>
          {onStay ? (
            <IconButton label={stay ?? t('course_done.stay')} onClick={onStay}>
              <IconX size={24} stroke={1.75} aria-hidden />
            </IconButton>
          ) : (
            <IconButton label={t('to_course')} href={courseHref(courseId)}>
              <IconX size={24} stroke={1.75} aria-hidden />
            </IconButton>
          )}
        </span>
        <span className={classes.pool} />
        <CertificateDrawing className={classes.object ?? ''} />
      </div>
      <div className={classes.words} role="status">
        {course?.trainingPoints ? (
          <span className={classes.tag} aria-hidden>
            <Tag size="lg">{formatPoints(course.trainingPoints, locale, true)}</Tag>
          </span>
        ) : null}
        <h1>{t('course_done.title')}</h1>
        <p>{title}</p>
        {score ? <p>{score}</p> : null}
      </div>
      <div className={classes.sheet}>
        <Card label={t('course_done.reached')}>
          <div className={classes.row}>
            <IconCertificate size={28} stroke={1.75} aria-hidden />
            <span>
              <b>{t('course_done.in_your_name')}</b>
              <span>{t(course?.certificateId ? 'certificate.here' : 'course_done.soon')}</span>
            </span>
            <LinkButton href="/certificates" variant="light">
              {t('course_done.certificate')}
            </LinkButton>
          </div>
          <TrainingPoints points={course?.trainingPoints ?? 0} />
        </Card>
        <Optional course={course} />
        <ReactionWays kind="course" trainingId={courseId} />
      </div>
      <NextDock courseId={courseId} onShare={() => void share()} />
    </section>
  );
}

/** What the course was worth (D80). */
function TrainingPoints({ points }: { points: number }) {
  const { t } = useTranslation('learning');
  const locale = useLocale();
  if (points === 0) return null;
  return (
    <div className={classes.row}>
      <IconStarFilled size={28} aria-hidden />
      <span>
        <b>{t('course_done.points', { count: points, shown: formatPoints(points, locale, true) })}</b>
      </span>
    </div>
  );
}

/** What the course still holds, for whoever wants it: nothing of it is missing for the certificate. */
function Optional({ course }: { course: CoursePage | undefined }) {
  const { t } = useTranslation('learning');
  const left = course?.activitiesMenu.filter(({ state, isLocked }) => state !== 'completed' && !isLocked) ?? [];
  const [first] = left;
  if (!course || !first) return null;
  return (
    <LinkButton fullWidth variant="default" href={playerHref(course.id, first.hierarchy_order)}>
      {t('course_done.optional', { count: left.length, title: first.title })}
    </LinkButton>
  );
}

/** One next thing: the trail around the course, what is due first, or the course that waits. */
function NextDock({ courseId, onShare }: { courseId: string; onShare: () => void }) {
  const { t } = useTranslation('learning');
  const locale = useLocale();
  const trailId = trailAround(courseId);
  const due = useQuery({ ...dueQuery, enabled: trailId === undefined }).data?.items.find(({ id }) => id !== courseId);
  const { course: other } = useNextCourse(trailId === undefined && !due);
  const next = nextOf();
  return (
    <Dock
      note={
        next.title ? (
          <span className={classes.next}>
            {next.day ? t('course_done.next_until', { day: next.day }) : t('course_done.next')}
            <b>{next.title}</b>
          </span>
        ) : undefined
      }
    >
      <Button variant="default" leftSection={<IconShare size={20} stroke={1.75} aria-hidden />} onClick={onShare}>
        {t('course_done.share')}
      </Button>
      <LinkButton href={next.href} leftSection={<IconPlayerPlayFilled size={20} aria-hidden />}>
        {next.word}
      </LinkButton>
    </Dock>
  );

  function nextOf(): { href: string; word: string; title?: string; day?: string } {
    if (trailId !== undefined) return { href: `/trails/${trailId}`, word: t('to_trail') };
    if (due)
      return {
        href: due.subject === 'trail' ? `/trails/${due.id}` : `/online-courses/${due.id}`,
        word: t('course_done.open'),
        title: due.title,
        day: formatDay(due.dueOn, locale, 'short', Number(today().slice(0, 4))),
      };
    if (other && other.id !== courseId) return { href: `/online-courses/${other.id}`, word: t('course_done.open'), title: other.title };
    return { href: courseHref(courseId), word: t('to_course') };
  }
}
