import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { CourseOfClasses, MyClass } from '@vitrine/contract/classes';
import { Failed, LinkButton, Loading, NotFound, Scene, SectionHeading } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/page-title.tsx';
import { courseQuery, useKind } from './api.ts';
import styles from './class-panel.module.css';
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
          {isInLive(found.data.classes) ? null : <Hero course={found.data} />}
          <SectionHeading title={t('classes', { count: found.data.classes.length })} />
          <div className={styles.list}>
            {own(found.data.classes).map((one, at) => (
              <ClassPanel
                key={one.id}
                one={one}
                kind={kind}
                courseId={courseId}
                trailId={trailId}
                scene={found.data.scene}
                isMain={at === 0}
              />
            ))}
          </div>
          <LinkButton variant="default" fullWidth href={`/online-courses/${courseId}`}>
            {t('content')}
          </LinkButton>
        </>
      ) : null}
    </>
  );
}

function Hero({ course: { scene, imageUrl, summary } }: { course: CourseOfClasses }) {
  return (
    <div className={styles.hero}>
      <span>{imageUrl === null ? <Scene objects={[scene]} ratio="4/3" /> : <img src={imageUrl} alt="" />}</span>
      <p>{summary}</p>
    </div>
  );
}

/** Who is in a class that runs now reads its steps first. */
const isInLive = (all: readonly MyClass[]) => all.some(({ part, state }) => part === 'subscribed' && state === 'live');

/** First the one that the member is in and that is not over, then those that one may still come to; each as the server has them. */
function own(all: readonly MyClass[]): MyClass[] {
  const rank = ({ part, state, can }: MyClass) => {
    if (state === 'finished' || state === 'canceled') return 3;
    if (part === 'subscribed') return state === 'live' ? 0 : 1;
    return can.subscribe || part === 'waiting' ? 2 : 4;
  };
  return all.toSorted((one, other) => rank(one) - rank(other));
}
