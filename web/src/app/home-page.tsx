import { useTranslation } from 'react-i18next';
import { useMe } from '../features/identity/index.ts';
import { PointsTile } from '../features/ledger/index.ts';
import { ContinueLearning, LearningStand, useNextCourse } from '../features/learning/index.ts';
import { DueSurveys, useSurveysComing } from '../features/surveys/index.ts';
import { WelcomeBanners } from '../features/pages/index.ts';
import { PageTitle } from '../shared/page-title.tsx';
import { useCampaignInView } from './campaign-in-view.ts';
import { HomeSections } from './home-sections.tsx';
import classes from './home-page.module.css';

/** What do I do next, where do I stand, what is new: answered without scrolling. Rooms that are switched off take no part. */
export function HomePage() {
  const { t } = useTranslation('app');
  const { person, client } = useMe();
  const { campaign } = useCampaignInView();
  const isRunning = campaign?.state === 'running';
  const hint = isRunning
    ? t(campaign.daysLeft === 0 ? 'home.last_day' : 'home.days_left', { count: campaign.daysLeft, campaign: campaign.name })
    : t('home.program', { program: client.program || client.name });
  return (
    <>
      <PageTitle title={t('home.hello', { name: firstNameOf(person.fullName) })} hint={hint} />
      <WelcomeBanners />
      {client.has_online_courses || client.has_campaigns ? (
        <Rooms />
      ) : (
        <>
          <p>{t('home.nothing')}</p>
          <DueSurveys />
        </>
      )}
    </>
  );
}

function Rooms() {
  const { client } = useMe();
  return (
    <div className={classes.home}>
      <div className={classes.first}>
        {client.has_online_courses ? <ContinueLearning /> : null}
        <div className={classes.stand}>
          {client.has_campaigns ? <Points /> : null}
          {client.has_online_courses ? <LearningStand /> : null}
        </div>
      </div>
      <DueSurveys />
      <Sections />
    </div>
  );
}

/** Of the campaign that the member looks at; asked for once that is known. */
function Points() {
  const { campaign, isPending } = useCampaignInView();
  return <PointsTile campaignId={campaign?.id} isWaiting={isPending} campaignsHref="/campaigns" />;
}

function Sections() {
  const { client } = useMe();
  const { course, isPending } = useNextCourse(client.has_online_courses);
  const areSurveysComing = useSurveysComing();
  if (isPending || areSurveysComing) return null; // below what may still change its height nothing stands that would be pushed down
  return <HomeSections skip={course?.id} />;
}

const firstNameOf = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? fullName;
