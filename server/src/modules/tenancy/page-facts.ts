import type { Platform } from '../../platform/platform.ts';
import { findSite, type WebClientOf } from './find-site.ts';

/** What the server puts into a page before it leaves, so that the first paint needs no call; null for a host that no site has. */
export async function pageFacts(
  parts: Pick<Platform, 'db' | 'settings' | 'storage'>,
  ports: { webClientOf: WebClientOf },
  ask: { host: string; locale?: string },
) {
  const found = await findSite(parts, ports, ask).catch(() => null);
  if (!found) return null;
  const { site, locale, title } = found;
  return { site, themeCss: site.theme, locale, title, themeColour: site.login_configuration.primary };
}
