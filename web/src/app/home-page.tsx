import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../features/identity/index.ts';
import { ContinueLearning, LearningStand, useNextCourse } from '../features/learning/index.ts';
import { PageTitle } from '../shared/page-title.tsx';
import classes from './home-page.module.css';

/** Below the first picture. */
const HomeShelves = lazy(() => import('./home-shelves.tsx').then((chunk) => ({ default: chunk.HomeShelves })));

/** What do I do next, where do I stand, what is new: answered without scrolling. Rooms that are switched off take no part. */
export function HomePage() {
  const { t } = useTranslation('app');
  const { person, client } = useMe();
  const title = t('home.hello', { name: firstNameOf(person.fullName) });
  return (
    <>
      <PageTitle title={title} hint={t('home.program', { program: client.program || client.name })} />
      {client.has_online_courses ? <Learning /> : <p>{t('home.nothing')}</p>}
    </>
  );
}

function Learning() {
  const { course, isPending } = useNextCourse();
  return (
    <div className={classes.home}>
      <div className={classes.first}>
        <ContinueLearning />
        <LearningStand />
      </div>
      {isPending ? null : ( // below what may still change its height nothing stands that would be pushed down
        <Suspense>
          <HomeShelves skip={course?.id} />
        </Suspense>
      )}
    </div>
  );
}

const firstNameOf = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? fullName;
