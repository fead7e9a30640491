import { courseIdIn } from '@vitrine/domain/catalog';
import type { Locale } from '@vitrine/domain/kernel';
import type { Site } from '@vitrine/contract/tenancy';
import { z } from 'zod';
import { Refusal, type Shown } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getPortfolioCourse } from './portfolio.ts';

type Ask = { site: Site; host: string; locale: Locale; path: string };

/** What the portfolio and its courses say about themselves to search engines and shared links (EXP-05); undefined at every other address. */
export const portfolioPage =
  (platform: Pick<Platform, 'db' | 'storage' | 'settings'>) =>
  async ({ site, host, locale, path }: Ask): Promise<Shown | undefined> => {
    const origin = Object.assign(new URL(platform.settings.publicUrl), { hostname: host });
    const at = (place: string) => new URL(place, origin).href;
    if (path === '/portfolio') {
      return { title: site.name, description: site.login_configuration.text, url: at('/portfolio') };
    }
    const slug = /^\/portfolio-course\/([^/]+)$/.exec(path)?.[1];
    const courseId = z.uuid().safeParse(slug === undefined ? undefined : courseIdIn(slug));
    if (!courseId.success) return undefined;
    const course = await getPortfolioCourse(platform, { siteId: site.id, locale, courseId: courseId.data }).catch((fault: unknown) => {
      if (fault instanceof Refusal) return undefined; // the page itself says that nothing is there
      throw fault;
    });
    if (!course) return undefined;
    const { title, summary, slug: ownSlug, image, workloadMinutes, client, theme } = course;
    return {
      title: `${title} · ${site.name}`,
      description: summary,
      url: at(`/portfolio-course/${ownSlug}`),
      ...(image === null ? {} : { image: at(image) }),
      ...(theme === null ? {} : { themeCss: theme }),
      structured: {
        '@context': 'https://schema.org',
        '@type': 'Course',
        name: title,
        description: summary,
        url: at(`/portfolio-course/${ownSlug}`),
        inLanguage: locale,
        provider: { '@type': 'Organization', name: client },
        hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: `PT${workloadMinutes}M` },
      },
    };
  };
