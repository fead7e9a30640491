import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { courseIdIn } from '@vitrine/domain/catalog';
import { LinkButton, NotFound } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../features/identity/index.ts';
import { OpenCourse, OpenCourses } from '../../features/learning/index.ts';
import { useTabTitle } from '../../shared/page-title.tsx';
import { PortfolioFrame } from './portfolio-frame.tsx';
import classes from './portfolio.module.css';

/** What a site shows to anybody: who it is, its open courses, and the way in (EXP-05, NAV-07, decision D67). */
export function PortfolioPage() {
  return (
    <PortfolioFrame>
      <Window />
    </PortfolioFrame>
  );
}

function Window() {
  const { t } = useTranslation('learning/portfolio');
  const site = useSite();
  const { search } = useSearch({ from: '/public/portfolio' });
  const navigate = useNavigate({ from: '/portfolio' });
  const title = t('title', { program: site.name });
  useTabTitle(title);
  return (
    <>
      <div className={classes.hero}>
        <h1>{title}</h1>
        <p>{site.login_configuration.text || t('hint')}</p>
        <LinkButton href="/?login=1">{t('enter_portal')}</LinkButton>
      </div>
      <OpenCourses
        search={search}
        onSearch={(wanted) => void navigate({ search: { search: wanted }, replace: true, resetScroll: false })}
      />
    </>
  );
}

/** One course of it, by the id that its address ends with (NAV-02). */
export function PortfolioCoursePage() {
  const { slug } = useParams({ from: '/public/portfolio-course/$slug' });
  const courseId = courseIdIn(slug);
  if (courseId === undefined) {
    return (
      <PortfolioFrame>
        <NotFound homeHref="/portfolio" />
      </PortfolioFrame>
    );
  }
  const enterHref = `/?login=1&redirect=${encodeURIComponent(`/online-courses/${courseId}`)}`;
  return (
    <PortfolioFrame enterHref={enterHref}>
      <OpenCourse courseId={courseId} enterHref={enterHref} />
    </PortfolioFrame>
  );
}
