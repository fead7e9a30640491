import type { BrowserContext, Page } from '@playwright/test';

/** What this browser says to the server about its session: which token it uses, and how often it asked for a new one. */
export class SessionWatch {
  refreshes = 0;
  /** The last bearer token of a call of the API, the stream left out. */
  accessToken = '';
  readonly bearers = new Set<string>();
  private spoilt: string | undefined;

  static async of(context: BrowserContext): Promise<SessionWatch> {
    const watch = new SessionWatch();
    context.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/o/token/') watch.refreshes += 1;
    });
    await context.route('**/api/v1/**', async (route, request) => {
      const { authorization = '' } = request.headers();
      const token = authorization.replace(/^Bearer /, '');
      watch.bearers.add(token);
      if (authorization.startsWith('Bearer ') && !request.url().includes('/stream')) watch.accessToken = token;
      if (token !== '' && token === watch.spoilt)
        await route.continue({ headers: { ...request.headers(), authorization: 'Bearer spoilt' } });
      else await route.fallback();
    });
    return watch;
  }

  /**
   * From now on the server does not know the access token that this browser holds, as when it ran out. Its pages are left first: a call of theirs
   * that is still under way would begin a refresh whose answer nobody waits for.
   */
  async spoilAccessToken(...pages: Page[]): Promise<void> {
    await Promise.all(pages.map((page) => page.goto('about:blank')));
    this.spoilt = this.accessToken;
  }
}
