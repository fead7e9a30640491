import { Card, LinkButton, Loading } from '@vitrine/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BadgeSection, badgesQuery } from '../features/badges/index.ts';
import {
  AccountWays,
  LanguageSettings,
  OutsideMethods,
  PreferenceSettings,
  ProfileFace,
  profileQuery,
  SafetyWays,
  useMe,
} from '../features/identity/index.ts';
import { PrivacyWays } from '../features/privacy/index.ts';
import { MemberFoot } from '../features/support/index.ts';
import { ClientSwitch } from '../features/tenancy/index.ts';
import { rootFrame } from '../shared/frames.tsx';
import {
  IconBell,
  IconCertificate,
  IconChartBar,
  IconClock,
  IconFlag,
  IconFlame,
  IconLock,
  IconLogout,
  IconMessageCircle,
  IconPackage,
  IconReceipt,
  IconStarFilled,
  IconTool,
  IconUser,
} from '../shared/icons.ts';
import { PageTitle } from '../shared/page-title.tsx';
import { Way, Ways } from '../shared/ways.tsx';
import { ModeSetting } from './mode-setting.tsx';
import classes from './profile-page.module.css';

const Program = lazy(() => import('./profile-program.tsx').then(({ ProfileProgram }) => ({ default: ProfileProgram })));

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** The person: who they are and what they did on one side, how their account is kept on the other (PRO-01). */
export function ProfilePage() {
  const { t } = useTranslation('app');
  const { person, client, clients } = useMe();
  const { selectClient, Missing } = rootFrame.useRouteContext();
  const isKnown = useIsKnown();
  if (!client.has_profile) return <Missing />;
  return (
    <>
      <PageTitle title={t('profile.title')} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <Card className={classes.person ?? ''}>
            <ProfileFace />
            <div>
              <h2>{person.fullName}</h2>
              <p>{person.email || person.userName}</p>
            </div>
          </Card>
          {client.has_campaigns || client.has_ranking ? (
            <Suspense fallback={<Loading shape="list" rows={2} />}>
              <Program />
            </Suspense>
          ) : null}
          <BadgeSection />
          <ClientSwitch clients={clients} selectedId={client.id} onSelect={selectClient} />
          <Ways title={t('profile.groups.account')}>
            <AccountWays />
            <Way href="/profile/contact" icon={IconUser}>
              {t('profile.contact')}
            </Way>
          </Ways>
          {isKnown ? <ActivityWays isUnderProgram /> : null}
        </div>
        {isKnown ? <Account /> : <Loading shape="list" rows={8} />}
      </div>
    </>
  );
}

/** Badges and preferences stand above the ways out: until both are known those are not drawn, so that nothing moves under a thumb. */
function useIsKnown(): boolean {
  const profile = useQuery(profileQuery);
  const badges = useQuery(badgesQuery);
  const [wasKnown, setKnown] = useState(false);
  const isKnown = [profile, badges].every(({ isPending, isPaused }) => !isPending || isPaused); // without a network they stay as they are
  if (isKnown && !wasKnown) setKnown(true); // and what is drawn stays, when one is asked for again
  return wasKnown || isKnown;
}

/** The same of a member whose client has no profiles: log-in, settings, what they did, and the way out. */
export function AccountPage() {
  const { t } = useTranslation('app');
  const { client, clients } = useMe();
  const { selectClient } = rootFrame.useRouteContext();
  return (
    <>
      <PageTitle title={t('profile.title')} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <ClientSwitch clients={clients} selectedId={client.id} onSelect={selectClient} />
          <ActivityWays />
        </div>
        <Account />
      </div>
    </>
  );
}

/** How the account is kept: who may open it, the settings of this person, what is held about them, and the ways out. */
function Account() {
  const { t } = useTranslation('app');
  const { client } = useMe();
  return (
    <div className={classes.column}>
      <Ways title={t('profile.groups.safety')}>
        <Way href="/change-password" icon={IconLock}>
          {t('profile.change_password')}
        </Way>
        <SafetyWays />
        <OutsideMethods />
      </Ways>
      <Card className={classes.settings ?? ''} label={t('profile.settings')}>
        <h2>{t('profile.settings')}</h2>
        <LanguageSettings />
        <ModeSetting />
        {client.has_profile ? <PreferenceSettings /> : null}
      </Card>
      <Ways title={t('profile.groups.privacy')}>
        <PrivacyWays />
      </Ways>
      <WaysOut />
      <MemberFoot />
    </div>
  );
}

/** What this member did and got, of the modules that their client has; level and ranking where the profile does not show them above. */
function ActivityWays({ isUnderProgram = false }: { isUnderProgram?: boolean }) {
  const { t } = useTranslation('app');
  const { client } = useMe();
  return (
    <Ways title={t('profile.groups.activity')}>
      <Way href="/inbox" icon={IconBell}>
        {t('profile.inbox')}
      </Way>
      <Way href="/activity" icon={IconClock}>
        {t('profile.activity')}
      </Way>
      <Way href="/forum" icon={IconMessageCircle}>
        {t('nav.forum')}
      </Way>
      {client.has_insert_sales ? (
        <Way href="/sales" icon={IconReceipt}>
          {t('nav.sales')}
        </Way>
      ) : null}
      {client.has_campaigns ? (
        <Way href="/my-points" icon={IconFlag}>
          {t('nav.points')}
        </Way>
      ) : null}
      {client.has_campaigns && !isUnderProgram ? (
        <Way href="/level" icon={IconStarFilled}>
          {t('profile.level')}
        </Way>
      ) : null}
      {client.has_ranking && client.group_training_use_score && !isUnderProgram ? (
        <Way href="/ranking" icon={IconChartBar}>
          {t('profile.ranking')}
        </Way>
      ) : null}
      {client.has_reward_store ? (
        <Way href="/orders" icon={IconPackage}>
          {t('profile.orders')}
        </Way>
      ) : null}
      {client.has_campaigns ? (
        <Way href="/campaigns" icon={IconFlame}>
          {t('nav.campaigns')}
        </Way>
      ) : null}
      {client.has_online_courses ? (
        <Way href="/certificates" icon={IconCertificate}>
          {t('nav.certificates')}
        </Way>
      ) : null}
    </Ways>
  );
}

/** Into the console for who has something to do there, and out of the portal. */
function WaysOut() {
  const { t } = useTranslation('app');
  const { can } = useMe();
  return (
    <div className={classes.ways}>
      {can.length > 0 ? (
        <LinkButton href="/console/" variant="default" leftSection={<IconTool {...icon} />}>
          {t('profile.console')}
        </LinkButton>
      ) : null}
      <LinkButton href="/logout" variant="subtle" leftSection={<IconLogout {...icon} />}>
        {t('profile.log_out')}
      </LinkButton>
    </div>
  );
}
