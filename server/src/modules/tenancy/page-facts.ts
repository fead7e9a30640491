import type { Site } from '@vitrine/contract/tenancy';
import type { Locale } from '@vitrine/domain/kernel';
import { Refusal, type Shown } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { findSite, type SitePorts } from './find-site.ts';

export type PageFacts = { site: Site; themeCss: string; locale: Locale; title: string; themeColour: string; shown?: Shown };

/** Asked upward: what a page that anybody may see says about itself to search engines; undefined for every other. */
export type ShownAt = (ask: { site: Site; host: string; locale: Locale; path: string }) => Promise<Shown | undefined>;

/** What the server puts into a page before it leaves, so that the first paint needs no call; null for a host that no site has. */
export async function pageFacts(
  parts: Pick<Platform, 'db' | 'settings' | 'storage'>,
  { shownAt, ...ports }: SitePorts & { shownAt?: ShownAt },
  ask: { host: string; locale?: string; path?: string },
): Promise<PageFacts | null> {
  try {
    const { site, locale, title } = await findSite(parts, ports, ask);
    const shown = await shownAt?.({ site, host: ask.host, locale, path: ask.path ?? '/' });
    return { ...(shown ? { shown } : {}), site, themeCss: site.theme, locale, title, themeColour: site.login_configuration.primary };
  } catch (fault) {
    if (fault instanceof Refusal && fault.code === 'not_found') return null;
    throw fault;
  }
}
