/**
 * Hosts of the content origin. CONTENT_URL names one host for all packages, or with `*.` one for each of them (decision D81): then a package shares its storage with nobody, and
 * can be kept on a device.
 */
import type { Settings } from '../config/index.ts';

/** What belongs to no package, where each has its own host. */
const sharedLabel = 'shared';

export type ContentHosts = {
  /** Where the runtime and what runs without an origin lie. */
  shared: string;
  /** The origin of one package; null where all share one. */
  own(packageId: string): string | null;
  /** Whose host this is: a package's id, `shared`, or undefined where it is none of ours. */
  whose(host: string): string | undefined;
};

export function contentHosts({ contentUrl }: Pick<Settings, 'contentUrl'>): ContentHosts {
  const { protocol, hostname, port } = new URL(contentUrl);
  const at = (host: string) => `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
  if (!hostname.startsWith('*.')) {
    return { shared: at(hostname), own: () => null, whose: (host) => (host === hostname ? sharedLabel : undefined) };
  }
  const base = hostname.slice(1);
  return {
    shared: at(sharedLabel + base),
    own: (packageId) => at(`p-${packageId}${base}`),
    whose: (host) => {
      if (!host.endsWith(base)) return undefined;
      const label = host.slice(0, -base.length);
      if (label === sharedLabel) return sharedLabel;
      return /^p-[0-9a-f-]{36}$/.test(label) ? label.slice(2) : undefined;
    },
  };
}

export const isSharedHost = (whose: string): boolean => whose === sharedLabel;

/** Whether a host name may never be a site's: packages run there, or might. */
export function isContentHost({ contentUrl }: Pick<Settings, 'contentUrl'>, host: string): boolean {
  const { hostname } = new URL(contentUrl);
  return hostname.startsWith('*.') ? host.endsWith(hostname.slice(1)) : host === hostname;
}

/** Where a package is kept on a device: the page that keeps it there, and the folder that it then plays from; null where it has no host of its own. */
export function keepOf(settings: Pick<Settings, 'contentUrl'>, { tenantId, packageId }: { tenantId: string; packageId: string }) {
  const origin = contentHosts(settings).own(packageId);
  return origin === null ? null : { page: `${origin}/runtime/keep.html?for=${tenantId}`, folder: `${origin}/kept/` };
}
