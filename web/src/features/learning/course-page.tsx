import { Failed, IconButton, Link, LinkButton, Loading, NotFound, OnPhone } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useTabTitle } from '../../shared/page-title.tsx';
import { today } from '../../shared/device/clock.ts';
import { isVisiting } from '../../shared/device/visit.ts';
import { IconArrowLeft, IconCalendarEvent, IconClock, IconListCheck, IconMessageCircle } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { formatDay } from '@vitrine/ui/words';
import { courseQuery } from './api.ts';
import { ActivityList } from './activity-list.tsx';
import { CourseAction } from './course-action.tsx';
import { CourseHero } from './course-hero.tsx';
import { CoursePledge } from './course-pledge.tsx';
import { LazyCourseNotes } from './notes/lazy.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { trailAround } from './course-place.ts';
import { CourseState, durationOf, isDone } from './course-words.tsx';
import classes from './course-page.module.css';
import type { CoursePage as Course } from '@vitrine/contract/learning';

/** Below the first picture. */
const RichText = lazy(() => import('../../shared/rich-text.tsx').then((chunk) => ({ default: chunk.RichText })));

const CourseFiles = lazy(() => import('./course-files.tsx').then((chunk) => ({ default: chunk.CourseFiles })));
const ReactionWays = lazy(() => import('./reaction-ways.tsx').then((chunk) => ({ default: chunk.ReactionWays })));
const CourseReviews = lazy(() => import('./course-reviews.tsx').then((chunk) => ({ default: chunk.CourseReviews })));

/** A course with its activities: what it is, what is done, what comes next (CRS-01, CRS-02, CRS-04). */
export function CoursePage() {
  const { courseId = '' } = useParams({ strict: false });
  const found = useQuery(courseQuery(courseId));
  if (found.data) return <Drawn course={found.data} />;
  if (found.isPending) return <Loading shape="page" />;
  if (refusalCode(found.error) === 'not_found') return <NotFound homeHref="/online-courses" />;
  if (refusalCode(found.error) === 'sence_session_needed') return <Navigate to="/sence/$courseId" params={{ courseId }} replace />; // it says why, and starts one
  return <Failed error={found.error} onRetry={() => void found.refetch()} />;
}

function Drawn({ course }: { course: Course }) {
  const { t } = useTranslation('learning');
  const [tag] = course.tags;
  const trailId = trailAround(course.id);
  const locale = useLocale();
  useTabTitle(course.title);
  return (
    <>
      <div className={classes.top}>
        <nav className={classes.crumbs} aria-label={t('crumbs')}>
          {trailId === undefined ? (
            <Link href="/online-courses">{t('title')}</Link>
          ) : (
            <Link href={`/trails/${trailId}`}>{t('to_trail')}</Link>
          )}
          {tag ? <Link href={`/online-courses?tag=${tag.id}`}>{tag.name}</Link> : null}
        </nav>
        <span className={classes.float}>
          <span className={classes.back}>
            <IconButton
              label={t(trailId === undefined ? 'back_to_courses' : 'to_trail')}
              href={trailId === undefined ? '/online-courses' : `/trails/${trailId}`}
            >
              <IconArrowLeft size={24} stroke={1.75} aria-hidden />
            </IconButton>
          </span>
          <FavouriteButton course={course} />
        </span>
      </div>
      <div className={classes.columns}>
        <div className={classes.about}>
          <CourseHero course={course} />
          <div className={classes.words}>
            <h1>{course.title}</h1>
            <p className={classes.facts}>
              <span>
                <IconClock size={18} stroke={1.75} aria-hidden />
                {durationOf(course.workloadMinutes)}
              </span>
              <span>
                <IconListCheck size={18} stroke={1.75} aria-hidden />
                {t('activities', { count: course.activities })}
              </span>
              {course.dueOn === null ? null : (
                <span>
                  <IconCalendarEvent size={18} stroke={1.75} aria-hidden />
                  {t('due_on', { day: formatDay(course.dueOn, locale, 'short', Number(today().slice(0, 4))) })}
                </span>
              )}
              <CourseState state={course.state} />
            </p>
            <p className={classes.summary}>{course.summary}</p>
          </div>
          <CoursePledge course={course} />
          <div className={classes.description}>
            <Suspense>
              <RichText html={course.description} />
            </Suspense>
          </div>
          {course.can.discuss ? (
            <LinkButton
              href={`/forum/${course.id}`}
              variant="default"
              leftSection={<IconMessageCircle size={20} stroke={1.75} aria-hidden />}
            >
              {t('forum')}
            </LinkButton>
          ) : null}
          <Suspense>
            {isDone(course.state) ? <ReactionWays kind="course" trainingId={course.id} /> : null}
            {isVisiting() || course.can.enrol ? null : <LazyCourseNotes course={course} />}
            <CourseFiles files={course.files} />
            <CourseReviews courseId={course.id} mayReview={course.can.review} />
          </Suspense>
        </div>
        <section className={classes.panel} aria-labelledby="activities">
          <div className={classes.panelTop}>
            <h2 id="activities">{t('activities_title')}</h2>
            <span>
              {t('done_of', { done: course.activitiesMenu.filter(({ state }) => state === 'completed').length, count: course.activities })}
            </span>
          </div>
          <ActivityList course={course} />
          <span className={classes.atDesktop}>
            <CourseAction course={course} />
          </span>
        </section>
      </div>
      <OnPhone>
        <CourseAction course={course} isDocked />
      </OnPhone>
    </>
  );
}
