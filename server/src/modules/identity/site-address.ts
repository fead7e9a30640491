import type { Platform } from '../../platform/platform.ts';

/** An address of a site's own host, by the scheme and port that people reach the product with. */
export function siteAddress({ settings }: Pick<Platform, 'settings'>, { host, path }: { host: string; path: string[] }): string {
  const url = new URL(settings.publicUrl);
  url.hostname = host;
  url.pathname = `/${path.map(encodeURIComponent).join('/')}`;
  return url.href;
}
