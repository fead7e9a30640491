import { useQuery } from '@tanstack/react-query';
import type { PortfolioCourse } from '@vitrine/contract/catalog';
import { Failed, Link, LinkButton, Loading, NotFound, Scene } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { IconClock, IconListCheck } from '../../../shared/icons.ts';
import { useTabTitle } from '../../../shared/page-title.tsx';
import { wearTheme } from '../../../shared/theme-sheet.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { durationOf } from '../course-words.tsx';
import { kindOf } from '../kinds/kind-of.ts';
import { useKindName } from '../kinds/use-kind-name.ts';
import { portfolioCourseQuery } from './api.ts';
import classes from './portfolio.module.css';

/** Below the first picture. */
const RichText = lazy(() => import('../../../shared/rich-text.tsx').then((chunk) => ({ default: chunk.RichText })));

type OpenCourseProps = { courseId: string; enterHref: string };

/** A course of the portfolio: what it teaches and what it is made of; to take it one logs in (EXP-05, NAV-02). */
export function OpenCourse({ courseId, enterHref }: OpenCourseProps) {
  const found = useQuery(portfolioCourseQuery(courseId, useLocale()));
  if (found.data) return <Drawn course={found.data} enterHref={enterHref} />;
  if (found.isPending) return <Loading shape="page" />;
  if (['not_found', 'invalid_request'].includes(refusalCode(found.error))) return <NotFound homeHref="/portfolio" />;
  return <Failed error={found.error} onRetry={() => void found.refetch()} />;
}

function Drawn({ course, enterHref }: { course: PortfolioCourse; enterHref: string }) {
  const { t } = useTranslation(['learning/portfolio', 'learning']);
  useTabTitle(course.title);
  useEffect(() => {
    wearTheme(course.theme); // whose course it is brings its light
    return () => wearTheme(null);
  }, [course.theme]);
  return (
    <article className={classes.course}>
      <nav aria-label={t('crumbs')} className={classes.crumbs}>
        <Link href="/portfolio">{t('courses')}</Link>
      </nav>
      {course.image ? (
        <img src={course.image} alt="" className={classes.picture} />
      ) : (
        <Scene
          className={classes.picture ?? ''}
          objects={[
            { object: 'boxes', x: 92, scale: 0.8 },
            { object: course.scene, x: 168 },
            { object: 'plant', x: 250, scale: 0.9 },
          ]}
        />
      )}
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
          <span>{course.client}</span>
        </p>
        <p>{course.summary}</p>
        <Suspense>
          <RichText html={course.description} />
        </Suspense>
      </div>
      <aside className={classes.panel} aria-labelledby="contents">
        <h2 id="contents">{t('contents')}</h2>
        <Contents course={course} />
        <LinkButton href={enterHref} fullWidth>
          {t('take')}
        </LinkButton>
        <p>{t('take_hint')}</p>
      </aside>
    </article>
  );
}

function Contents({ course: { contents } }: { course: PortfolioCourse }) {
  const nameOf = useKindName();
  return (
    <ol className={classes.contents}>
      {contents.map(({ kind, title, hierarchy_order }) => {
        const { Sign } = kindOf(kind);
        return (
          <li key={hierarchy_order}>
            <Sign size={20} stroke={1.75} aria-hidden />
            <span>
              <b>{title}</b>
              <small>{nameOf(kind).alone}</small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
