import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Failed, LinkButton, Loading, NotFound } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/page-title.tsx';
import { courseQuery, useKind } from './api.ts';
import { ClassPanel } from './class-panel.tsx';
import { pathOf } from './kinds.ts';

/** A course with its classes: when and where, seats, the member's part in each (PRE-01, LIV-01, WEB-01). */
export function CourseClassesPage() {
  const { t } = useTranslation('classes');
  const kind = useKind();
  const { courseId = '', trailId } = useParams({ strict: false });
  const found = useQuery(courseQuery(kind, courseId));
  const isUnknown = found.isError && refusalCode(found.error) === 'not_found';
  return (
    <>
      <PageTitle title={found.data?.title ?? t(`kind.${kind}`)} backHref={trailId === undefined ? pathOf[kind] : `/trails/${trailId}`} />
      {found.isPending ? <Loading shape="page" /> : null}
      {isUnknown ? <NotFound homeHref="/home" /> : null}
      {found.isError && !isUnknown && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data ? (
        <>
          <p>{found.data.summary}</p>
          <h2>{t('classes', { count: found.data.classes.length })}</h2>
          {found.data.classes.map((one) => (
            <ClassPanel key={one.id} one={one} kind={kind} courseId={courseId} trailId={trailId} />
          ))}
          <LinkButton variant="default" fullWidth href={`/online-courses/${courseId}`}>
            {t('content')}
          </LinkButton>
        </>
      ) : null}
    </>
  );
}
