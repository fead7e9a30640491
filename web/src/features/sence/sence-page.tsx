import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { SencePage as Page } from '@vitrine/contract/sence';
import { Card, Empty, Failed, Loading, NotFound, Scene } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { onShownAgain } from '../../shared/device/leave-for.ts';
import { PageTitle } from '../../shared/page-title.tsx';
import { senceQuery } from './api.ts';
import { ClosedSession } from './closed-session.tsx';
import { OpenSession } from './open-session.tsx';
import { Refused } from './refused.tsx';
import classes from './sence.module.css';
import { StartSession } from './start-session.tsx';

/** A session at the training authority: started, come back from, open, closed (SEN-01, SEN-03). */
export function SencePage() {
  const { t } = useTranslation('sence');
  const { courseId = '' } = useParams({ strict: false });
  const queries = useQueryClient();
  const found = useQuery(senceQuery(courseId));
  useEffect(() => onShownAgain(() => void queries.invalidateQueries({ queryKey: senceQuery(courseId).queryKey })), [queries, courseId]);
  const page = found.data;
  const clock = { now: page?.now ?? '', heardAt: found.dataUpdatedAt };
  const state = page?.session?.state;
  if (page?.isUnder && page.session && state === 'open') return <OpenSession page={page} session={page.session} clock={clock} />;
  if (page?.isUnder && page.session && state === 'closed') return <ClosedSession page={page} session={page.session} />;
  const isUnknown = found.isError && refusalCode(found.error) === 'not_found';
  return (
    <div className={classes.task}>
      <PageTitle title={t('title')} backHref="/online-courses" />
      {found.isPending ? <Loading shape="page" /> : null}
      {isUnknown ? <NotFound homeHref="/online-courses" /> : null}
      {found.isError && !isUnknown && !page ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {page ? <Drawn page={page} clock={clock} /> : null}
    </div>
  );
}

function Drawn({ page, clock }: { page: Page; clock: { now: string; heardAt: number } }) {
  const { t } = useTranslation('sence');
  if (!page.isUnder)
    return (
      <Empty title={t('free.title')} hint={t('free.hint')} next={{ label: t('to_course'), href: `/online-courses/${page.courseId}` }} />
    );
  const isRefused = page.session?.state === 'refused' && page.obstacle === null;
  return (
    <>
      <Head page={page} />
      {page.session && isRefused ? (
        <Refused page={page} session={page.session} />
      ) : (
        <StartSession key={page.session?.id} page={page} session={page.session} clock={clock} />
      )}
    </>
  );
}

function Head({ page }: { page: Page }) {
  const { t } = useTranslation('sence');
  return (
    <Card className={classes.head ?? ''}>
      <div className={classes.thumb}>
        <Scene objects={[page.scene]} ratio="4/3" />
      </div>
      <div>
        <h2>{page.title}</h2>
        <p>{t('needed')}</p>
      </div>
    </Card>
  );
}
