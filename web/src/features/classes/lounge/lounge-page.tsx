import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearch } from '@tanstack/react-router';
import type { CourseOfClasses, MyClass } from '@vitrine/contract/classes';
import { Avatar, Card, Failed, Link, Loading, NotFound, SectionHeading } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { IconChevronRight, IconFileText, IconUsers } from '../../../shared/icons.ts';
import { PageTitle } from '../../../shared/page-title.tsx';
import { wordIn } from '../../../shared/search-words.ts';
import { Agenda } from '../agenda.tsx';
import { courseQuery } from '../api.ts';
import { CalendarButton } from '../calendar-button.tsx';
import { pathOf } from '../kinds.ts';
import { DeviceCheck } from './device-check.tsx';
import { LoungeFoot } from './lounge-foot.tsx';
import { LoungeStage } from './lounge-stage.tsx';
import classes from './lounge.module.css';

/** The waiting room of a webinar (WEB-02): when it begins, who teaches, what it is about, and the way in. A webinar without one is led to its own page. */
export function LoungePage() {
  const { t } = useTranslation('classes');
  const { courseId = '', trailId } = useParams({ strict: false });
  const asked: Record<string, unknown> = useSearch({ strict: false });
  const found = useQuery({ ...courseQuery('webinar', courseId), refetchInterval: 15_000 });
  const isUnknown = found.isError && refusalCode(found.error) === 'not_found';
  const classPath = `${trailId === undefined ? '' : `/trails/${trailId}`}${pathOf.webinar}/${courseId}`;
  const one = found.data && classIn(found.data, wordIn(asked, 'class'));
  if (found.data && !one) return <Navigate to={classPath} replace />;
  return (
    <>
      <PageTitle title={t('lounge.title')} backHref={classPath} />
      {found.isPending ? <Loading shape="page" /> : null}
      {isUnknown ? <NotFound homeHref="/home" /> : null}
      {found.isError && !isUnknown && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data && one ? <Lounge course={found.data} one={one} classPath={classPath} onTime={() => void found.refetch()} /> : null}
    </>
  );
}

/** The one that the address names, else the member's own, else the next one. */
function classIn({ classes: all }: CourseOfClasses, classId: string | undefined): MyClass | undefined {
  const lounges = all.filter(({ hasLounge, encounters }) => hasLounge && encounters.length > 0);
  const isAhead = ({ encounters }: MyClass) => encounters.some(({ phase, isCanceled }) => phase !== 'over' && !isCanceled);
  return (
    lounges.find(({ id }) => id === classId) ??
    lounges.find((one) => one.part === 'subscribed' && isAhead(one)) ??
    lounges.find(isAhead) ??
    lounges[0]
  );
}

type LoungeProps = { course: CourseOfClasses; one: MyClass; classPath: string; onTime: () => void };

function Lounge({ course, one, classPath, onTime }: LoungeProps) {
  const { t } = useTranslation('classes');
  const held = one.encounters.filter(({ isCanceled }) => !isCanceled);
  const encounter = held.find(({ phase }) => phase !== 'over') ?? held.at(-1);
  if (!encounter) return <Navigate to={classPath} replace />;
  return (
    <div className={classes.lounge}>
      <div>
        <LoungeStage title={course.title} instructor={one.instructor} encounter={encounter} onTime={onTime} />
        <div className={classes.crowd}>
          <p>
            <IconUsers size={20} stroke={1.75} aria-hidden />
            {t('lounge.subscribed', { count: one.taken })}
          </p>
          {encounter.phase === 'over' ? null : <CalendarButton encounterId={encounter.id} />}
        </div>
        {encounter.phase === 'over' ? null : <DeviceCheck />}
      </div>
      <div>
        <Agenda lines={one.agenda} />
        <SectionHeading title={t('lounge.materials')} />
        <Card label={t('lounge.materials')}>
          <Link href={`/online-courses/${course.id}`} className={classes.material ?? ''}>
            <IconFileText size={22} stroke={1.75} aria-hidden />
            <span>
              {course.title}
              <small>{t('lounge.materials_hint')}</small>
            </span>
            <IconChevronRight size={20} stroke={1.75} aria-hidden />
          </Link>
        </Card>
        {one.instructor === null ? null : (
          <>
            <SectionHeading title={t('instructor')} />
            <Card label={t('instructor')} className={classes.teacher ?? ''}>
              <Avatar name={one.instructor} size={44} />
              <b>{one.instructor}</b>
            </Card>
          </>
        )}
      </div>
      <LoungeFoot key={encounter.id} courseId={course.id} one={one} encounter={encounter} classPath={classPath} />
    </div>
  );
}
