import { lazy, Suspense } from 'react';
import { CertificateList } from '../features/certificates/index.ts';
import { useMe } from '../features/identity/index.ts';
import { RunningCampaigns } from '../features/campaigns/index.ts';
import { CourseSection, DueSoon } from '../features/learning/index.ts';
import { LatestNews } from '../features/news/index.ts';

/** The last of all, drawn when the rest is. */
const BadgeSection = lazy(() => import('../features/badges/index.ts').then(({ BadgeSection: catalog }) => ({ default: catalog })));

const GoalShelf = lazy(() => import('../features/rewards/index.ts').then(({ GoalShelf: own }) => ({ default: own })));

const EventSection = lazy(() => import('../features/events/index.ts').then(({ EventSection: next }) => ({ default: next })));

/** What is new, what is mine, and what I earned. */
export function HomeSections({ skip }: { skip: string | undefined }) {
  const { client } = useMe();
  return (
    <>
      {client.has_online_courses ? <DueSoon /> : null}
      {client.has_campaigns ? <RunningCampaigns /> : null}
      {client.has_news ? <LatestNews /> : null}
      {client.has_online_courses ? <Learning skip={skip} /> : null}
      <Suspense>{client.has_reward_store ? <GoalShelf /> : null}</Suspense>
      <Suspense>{client.has_events ? <EventSection /> : null}</Suspense>
      <Suspense>{client.has_profile ? <BadgeSection /> : null}</Suspense>
    </>
  );
}

const Learning = ({ skip }: { skip: string | undefined }) => (
  <>
    <CourseSection show="new" skip={skip} />
    <CourseSection show="mine" skip={skip} />
    <CertificateList limit={2} />
  </>
);
