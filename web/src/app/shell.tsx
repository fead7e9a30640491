import { useRouterState } from '@tanstack/react-router';
import { KitProvider, LearnerFrame, OfflineBanner, Toaster } from '@vitrine/ui';
import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../features/identity/index.ts';
import { LeavingWay } from '../features/privacy/index.ts';
import { LazyDownloadPanel, useWaitingReports } from '../features/learning/index.ts';
import { NoticeBell, useLiveNotices } from '../features/notices/index.ts';
import { useKeptPhotos } from '../features/photos/index.ts';
import { PlayingBar } from '../features/podcasts/index.ts';
import { SearchLoupe, useSearchEntry } from '../features/search/index.ts';
import { useWaitingSales } from '../features/sales/index.ts';
import { ClassesInPlayer } from '../features/classes/index.ts';
import { PageForm as HelpForm } from '../features/support/index.ts';
import { useIsOnline } from '../shared/device/network.ts';
import { useRunningDownloads } from '../shared/downloads-running.ts';
import { LearnPlaces, type LearnPlace } from '../shared/learn-places.ts';
import { ClassesOfCourse } from '../shared/classes-of-course.ts';
import { PageForm } from '../shared/page-form.ts';
import { OwnHref, TitleActions } from '../shared/page-title.tsx';
import { SearchPlaces } from '../shared/search-places.ts';
import { wearTheme } from '../shared/theme-sheet.ts';
import { useLiveSettings } from './live-settings.ts';
import { VisitBanner } from './visit-banner.tsx';
import { ownHref, useNavigation, usePrimaryAction } from './navigation.tsx';
import classes from './shell.module.css';

/** What stands around a member's screen: places, person, notices, and the truth about the network. */
export function Shell({ hasBar, children }: { hasBar: boolean; children: ReactNode }) {
  const { t } = useTranslation('app');
  const { person, client, leavingAt, visitor } = useMe();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const isHome = pathname === '/home';
  const isOnline = useIsOnline();
  const waiting = useWaitingReports() + useWaitingSales() + useKeptPhotos().filter(({ stage }) => stage === 'waiting').length;
  const isDownloading = useRunningDownloads().length > 0;
  const items = useNavigation(pathname);
  const action = usePrimaryAction();
  const { siteTheme, hear } = useLiveSettings();
  const theme = client.theme ?? siteTheme;
  useEffect(() => {
    wearTheme(theme);
    return () => wearTheme(null);
  }, [theme]);
  useLiveNotices((version) => void hear(version).catch(() => undefined)); // one stream a page, wherever its bells are
  const learnPlaces: LearnPlace[] = [
    ...(client.has_online_courses ? ['courses' as const] : []),
    ...(client.has_trails ? ['trails' as const] : []),
    ...(client.has_podcasts ? ['podcasts' as const] : []),
  ];
  const search = useSearchEntry();
  const actions = (
    <>
      {pathname === '/search' ? null : <SearchLoupe onOpen={search.open} />}
      <NoticeBell />
    </>
  );
  const ownBanner = isOnline ? leavingAt && <LeavingWay dueAt={leavingAt} /> : <OfflineBanner isOffline waiting={waiting} />;
  return (
    <KitProvider>
      <LearnerFrame
        brand={{
          name: client.program || client.name,
          logoUrl: client.wideLogo ?? client.logo,
          darkLogoUrl: client.darkLogo ?? null,
          hasWordmark: client.wideLogo !== null,
        }}
        items={items}
        {...(action ? { primaryAction: action } : {})}
        person={{ name: person.fullName, detail: client.name, href: ownHref(client), label: t('nav.me') }}
        topActions={isHome ? actions : undefined}
        hasTop={isHome}
        hasBar={hasBar}
        banner={visitor ? <VisitBanner name={person.fullName} /> : ownBanner}
      >
        <Toaster />
        {isDownloading ? (
          <Suspense>
            <LazyDownloadPanel />
          </Suspense>
        ) : null}
        <OwnHref value={ownHref(client)}>
          <TitleActions value={isHome ? <span className={classes.atDesktop}>{actions}</span> : actions}>
            <LearnPlaces value={learnPlaces}>
              <SearchPlaces value={items.filter(({ key, where }) => key !== 'home' && where !== 'bar')}>
                {hasBar ? null : <PlayingBar isInTask />}
                <PageForm value={HelpForm}>
                  <ClassesOfCourse value={ClassesInPlayer}>{children}</ClassesOfCourse>
                </PageForm>
                {hasBar ? <PlayingBar isInTask={false} /> : null}
                {search.dialog}
              </SearchPlaces>
            </LearnPlaces>
          </TitleActions>
        </OwnHref>
      </LearnerFrame>
    </KitProvider>
  );
}
