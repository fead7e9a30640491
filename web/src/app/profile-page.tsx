import { Card, LinkButton } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { LanguageSettings, OutsideWay, PreferenceSettings, ProfileFace, ProfileWays, useMe } from '../features/identity/index.ts';
import { ClientSwitch } from '../features/tenancy/index.ts';
import { MemberFoot } from '../features/support/index.ts';
import { rootFrame } from '../shared/frames.tsx';
import {
  IconBell,
  IconCertificate,
  IconClock,
  IconFlag,
  IconFlame,
  IconLock,
  IconLogout,
  IconPackage,
  IconReceipt,
  IconTool,
  IconUser,
} from '../shared/icons.ts';
import { PageTitle } from '../shared/page-title.tsx';
import classes from './profile-page.module.css';
import { ModeSetting } from './mode-setting.tsx';

/** The person: their client, their language, how the app looks, and the way out. */
export function ProfilePage() {
  const { t } = useTranslation('app');
  const { person, client, clients, can } = useMe();
  const { selectClient } = rootFrame.useRouteContext();
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
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
          <ClientSwitch clients={clients} selectedId={client.id} onSelect={selectClient} />
        </div>
        <div className={classes.column}>
          <Card className={classes.settings ?? ''} label={t('profile.settings')}>
            <h2>{t('profile.settings')}</h2>
            <LanguageSettings />
            <ModeSetting />
            <PreferenceSettings />
          </Card>
          <div className={classes.ways}>
            <ProfileWays />
            <LinkButton href="/inbox" variant="default" leftSection={<IconBell {...icon} />}>
              {t('profile.inbox')}
            </LinkButton>
            <LinkButton href="/activity" variant="default" leftSection={<IconClock {...icon} />}>
              {t('profile.activity')}
            </LinkButton>
            <LinkButton href="/profile/contact" variant="default" leftSection={<IconUser {...icon} />}>
              {t('profile.contact')}
            </LinkButton>
            <OutsideWay />
            <LinkButton href="/change-password" variant="default" leftSection={<IconLock {...icon} />}>
              {t('profile.change_password')}
            </LinkButton>
            {client.has_insert_sales ? (
              <LinkButton href="/sales" variant="default" leftSection={<IconReceipt {...icon} />}>
                {t('nav.sales')}
              </LinkButton>
            ) : null}
            {client.has_campaigns ? (
              <LinkButton href="/my-points" variant="default" leftSection={<IconFlag {...icon} />}>
                {t('nav.points')}
              </LinkButton>
            ) : null}
            {client.has_reward_store ? (
              <LinkButton href="/orders" variant="default" leftSection={<IconPackage {...icon} />}>
                {t('profile.orders')}
              </LinkButton>
            ) : null}
            {client.has_campaigns ? (
              <LinkButton href="/campaigns" variant="default" leftSection={<IconFlame {...icon} />}>
                {t('nav.campaigns')}
              </LinkButton>
            ) : null}
            {client.has_online_courses ? (
              <LinkButton href="/certificates" variant="default" leftSection={<IconCertificate {...icon} />}>
                {t('nav.certificates')}
              </LinkButton>
            ) : null}
            {can.length > 0 ? (
              <LinkButton href="/console/" variant="default" leftSection={<IconTool {...icon} />}>
                {t('profile.console')}
              </LinkButton>
            ) : null}
            <LinkButton href="/logout" variant="subtle" leftSection={<IconLogout {...icon} />}>
              {t('profile.log_out')}
            </LinkButton>
          </div>
          <MemberFoot />
        </div>
      </div>
    </>
  );
}
