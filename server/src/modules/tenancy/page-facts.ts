import type { Site } from '@vitrine/contract/tenancy';
import type { Locale } from '@vitrine/domain/kernel';
import { Refusal } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { findSite, type SitePorts } from './find-site.ts';

export type PageFacts = { site: Site; themeCss: string; locale: Locale; title: string; themeColour: string };

/** What the server puts into a page before it leaves, so that the first paint needs no call; null for a host that no site has. */
export async function pageFacts(
  parts: Pick<Platform, 'db' | 'settings' | 'storage'>,
  ports: SitePorts,
  ask: { host: string; locale?: string },
): Promise<PageFacts | null> {
  try {
    const { site, locale, title } = await findSite(parts, ports, ask);
    return { site, themeCss: site.theme, locale, title, themeColour: site.login_configuration.primary };
  } catch (fault) {
    if (fault instanceof Refusal && fault.code === 'not_found') return null;
    throw fault;
  }
}
