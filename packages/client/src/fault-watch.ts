import type { FaultSender } from './fault-reports.ts';

type WatchedPage = Pick<Window, 'addEventListener'> & { fetch: typeof fetch; location: Pick<Location, 'pathname'> };

/**
 * Tells the server of whatever a page did not catch, with its release (CON-04, ERR-05). Hands back how to tell of one that was caught. The code for it comes with
 * the first fault.
 */
export function watchFaults(page: WatchedPage, { release, app }: Pick<FaultSender, 'release' | 'app'>): (thrown: unknown) => void {
  let reports: ((thrown: unknown) => void) | undefined;
  const post = (address: string, body: string) =>
    void page
      .fetch(address, { method: 'POST', body, headers: { 'content-type': 'application/json' }, keepalive: true })
      .catch(() => undefined);
  const tell = (thrown: unknown) =>
    void import('./fault-reports.ts').then(
      ({ createFaultReports }) => {
        reports ??= createFaultReports({ release, app, path: () => page.location.pathname, post });
        reports(thrown);
      },
      () => undefined, // the network is lost too: nobody can be told
    );
  page.addEventListener('error', ({ error, message }) => tell(error ?? new Error(message)));
  page.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  return tell;
}
