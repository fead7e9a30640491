import { lazy, Suspense } from 'react';
import { CertificateList } from '../features/certificates/index.ts';
import { useMe } from '../features/identity/index.ts';
import { RunningCampaigns } from '../features/campaigns/index.ts';
import { CourseShelf, DueSoon } from '../features/learning/index.ts';
import { LatestNews } from '../features/news/index.ts';

/** The last of all, drawn when the rest is. */
const BadgeShelf = lazy(() => import('../features/badges/index.ts').then(({ BadgeShelf: shelf }) => ({ default: shelf })));

/** What is new, what is mine, and what I earned. */
export function HomeShelves({ skip }: { skip: string | undefined }) {
  const { client } = useMe();
  return (
    <>
      {client.has_online_courses ? <DueSoon /> : null}
      {client.has_campaigns ? <RunningCampaigns /> : null}
      {client.has_news ? <LatestNews /> : null}
      {client.has_online_courses ? <Learning skip={skip} /> : null}
      <Suspense>{client.has_profile ? <BadgeShelf /> : null}</Suspense>
    </>
  );
}

const Learning = ({ skip }: { skip: string | undefined }) => (
  <>
    <CourseShelf show="new" skip={skip} />
    <CourseShelf show="mine" skip={skip} />
    <CertificateList limit={2} />
  </>
);
