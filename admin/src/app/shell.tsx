import { Outlet, useRouterState } from '@tanstack/react-router';
import { ConsoleFrame, keepOutOfTheWay, OfflineBanner, Toaster } from '@vitrine/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsoleSearch } from '../features/search/index.ts';
import { AuditQueueTabs } from '../features/audit/index.ts';
import { useStaff } from '../shared/console-routes.ts';
import { useIsOffline } from '../shared/device/index.ts';
import { PersonParts } from '../shared/person/index.ts';
import { QueueTabs } from '../shared/queue/index.ts';
import { IconLogout, IconUser } from '../shared/icons.ts';
import { KeysHelp } from './keys-help.tsx';
import { useLiveSettings } from './live-settings.ts';
import { personParts } from './person-parts.ts';
import { isIn, labelOf, places } from './places.ts';
import classes from './shell.module.css';

/** Only those who work in several clients ever open it. */
const ClientDialog = lazy(() => import('./client-dialog.tsx').then((chunk) => ({ default: chunk.ClientDialog })));

const icon = { stroke: 1.75, 'aria-hidden': true } as const;
/** The way from each queue to the others. */
const queueTabs = <AuditQueueTabs />;

/** The console around every screen: the places that this person may see, and the truth about the network. */
export function ConsoleShell() {
  const { t, i18n } = useTranslation('console');
  const { can, client, clients } = useStaff();
  const [isChanging, change] = useState(false);
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const isOffline = useIsOffline();
  useLiveSettings();
  const items = places
    .filter(({ needs }) => can.includes(needs))
    .map((place) => ({
      key: place.key,
      href: place.href,
      label: labelOf(place, i18n.language),
      icon: <place.Icon {...icon} />,
      isActive: isIn(place, pathname),
    }));
  return (
    <>
      <ConsoleFrame
        brand={{ name: client.name, logoUrl: client.logo }}
        homeHref="/"
        client={{
          name: client.name,
          ...(clients.length > 1 ? { change: { label: t('client.change'), onOpen: () => change(true) } } : {}),
        }}
        items={items}
        footItems={[
          { key: 'portal', href: '/home', label: t('place.portal'), icon: <IconUser {...icon} /> },
          { key: 'logout', href: '/logout', label: t('place.log_out'), icon: <IconLogout {...icon} /> },
        ]}
      >
        <div className={classes.work}>
          {isOffline ? (
            <div className={classes.banner}>
              <OfflineBanner isOffline />
            </div>
          ) : null}
          <div className={classes.screen}>
            <QueueTabs value={queueTabs}>
              <PersonParts value={personParts}>
                <Outlet />
              </PersonParts>
            </QueueTabs>
          </div>
        </div>
      </ConsoleFrame>
      <ConsoleSearch />
      <KeysHelp />
      {isChanging ? (
        <Suspense>
          <ClientDialog isOpen onClose={() => change(false)} />
        </Suspense>
      ) : null}
      <Toaster keepAway={keepOutOfTheWay} />
    </>
  );
}
