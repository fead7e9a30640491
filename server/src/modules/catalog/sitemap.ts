import type { Platform } from '../../platform/platform.ts';
import { coursesForEngines } from './portfolio.ts';

type Parts = Pick<Platform, 'db' | 'settings'>;
type Ask = { siteId: string; host: string };

/** The portfolio and its courses as search engines ask for them (EXP-05); a site without one has none. */
export async function sitemap({ db, settings }: Parts, { siteId, host }: Ask): Promise<string> {
  const { hasPortfolio, courses } = await coursesForEngines({ db }, { siteId });
  const places = hasPortfolio
    ? [{ path: '/portfolio' }, ...courses.map(({ slug, publishedAt }) => ({ path: `/portfolio-course/${slug}`, publishedAt }))]
    : [];
  const lines = places.map((place) => {
    const changed = 'publishedAt' in place && place.publishedAt ? `<lastmod>${place.publishedAt.slice(0, 10)}</lastmod>` : '';
    return `<url><loc>${inXml(addressAt({ settings, host }, place.path))}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`;
}

/** What engines may read: the portfolio, never what asks for a log-in. */
export const robots = ({ settings }: Pick<Parts, 'settings'>, { host }: Pick<Ask, 'host'>): string =>
  [
    'User-agent: *',
    'Allow: /portfolio',
    'Disallow: /api/',
    'Disallow: /console/',
    `Sitemap: ${addressAt({ settings, host }, '/sitemap.xml')}`,
    '',
  ].join('\n');

const addressAt = ({ settings, host }: Pick<Parts, 'settings'> & Pick<Ask, 'host'>, path: string): string =>
  new URL(path, Object.assign(new URL(settings.publicUrl), { hostname: host })).href;

const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
