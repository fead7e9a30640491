import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ConsolePanes, Failed, Loading } from '@vitrine/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaff } from '../../../shared/console-routes.ts';
import { usePersonParts } from '../../../shared/person/index.ts';
import { oneKey } from '../../../shared/resource/index.ts';
import { readPerson } from '../api.ts';
import { people } from '../people.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonHead } from './person-head.tsx';
import classes from './person.module.css';

/** Everything about one person: who they are, and each room's part for those who may see it (ADM-02). */
export function PersonScreen() {
  const { t } = useTranslation('people');
  const { memberId = '' } = useParams({ strict: false });
  const parts = usePersonParts(useStaff().can);
  const opened = useQuery({ queryKey: oneKey(people, memberId), queryFn: () => readPerson(memberId) });
  const drawn = (isAside: boolean) =>
    parts
      .filter((part) => (part.isAside ?? false) === isAside)
      .map(({ key, Part }) => (
        <Suspense key={key} fallback={<Loading shape="list" rows={3} />}>
          <Part memberId={memberId} />
        </Suspense>
      ));
  return (
    <ConsolePanes
      detail={
        <div className={classes.screen}>
          {opened.isPending ? <Loading shape="form" rows={3} /> : null}
          {opened.isError ? <Failed error={opened.error} onRetry={() => void opened.refetch()} /> : null}
          {opened.data ? (
            <>
              <PersonHead opened={opened.data} memberId={memberId} />
              <div className={classes.parts}>
                <div className={classes.main}>{drawn(false)}</div>
                <aside className={classes.aside} aria-label={t('person.aside')}>
                  <PersonFacts opened={opened.data} memberId={memberId} />
                  {drawn(true)}
                </aside>
              </div>
            </>
          ) : null}
        </div>
      }
    />
  );
}
