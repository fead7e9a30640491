import { activityKinds } from '@vitrine/domain/activities';
import { courseScenes } from '@vitrine/domain/catalog';
import { z } from 'zod';
import { endpoint, Id, pageOf, PageQuery, SearchTerm } from '../kernel/index.ts';

/** A course as a site shows it to anybody (EXP-05). */
export const PortfolioCard = z.object({
  id: Id,
  /** The last part of its address, `/portfolio-course/SLUG` (NAV-02). */
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  scene: z.enum(courseScenes),
  image: z.string().nullable(),
  workloadMinutes: z.int(),
  activities: z.int(),
  /** Whose course it is: the client's name. */
  client: z.string(),
});
export type PortfolioCard = z.infer<typeof PortfolioCard>;

export const PortfolioCourse = PortfolioCard.extend({
  /** Rich text, cleaned when it was written. */
  description: z.string(),
  /** Its client's own colours, as custom properties; null: the site's. */
  theme: z.string().nullable(),
  contents: z.array(z.object({ hierarchy_order: z.int(), kind: z.enum(activityKinds), title: z.string() })),
});
export type PortfolioCourse = z.infer<typeof PortfolioCourse>;

const Spoken = z.object({ locale: z.string().max(35).optional() });

export const listPortfolio = endpoint({
  access: 'open',
  method: 'GET',
  path: '/portfolio/courses',
  query: PageQuery.extend({ search: SearchTerm.optional(), ...Spoken.shape }),
  answer: pageOf(PortfolioCard),
  summary: 'Courses that this site shows to anybody, newest publication first',
});

export const getPortfolioCourse = endpoint({
  access: 'open',
  method: 'GET',
  path: '/portfolio/courses/:courseId',
  params: z.object({ courseId: Id }),
  query: Spoken,
  answer: PortfolioCourse,
  summary: 'One of them, with what it is made of',
});

/** For search engines: the portfolio and each of its courses by their address, https://www.sitemaps.org/protocol.html. */
export const getSitemap = endpoint({
  access: 'open',
  method: 'GET',
  path: '//sitemap.xml',
  answer: z.string(),
  answersFile: true,
  perMinute: 60,
  summary: 'Addresses of this site that anybody may see',
});

/** Where the sitemap lies, and what is for members alone. */
export const getRobots = endpoint({
  access: 'open',
  method: 'GET',
  path: '//robots.txt',
  answer: z.string(),
  answersFile: true,
  perMinute: 60,
  summary: 'What search engines may read',
});

/** `isOpenToAll`: a course that is for some only does not stand in the portfolio, whatever was chosen. */
export const InPortfolio = z.object({ isShown: z.boolean(), isOpenToAll: z.boolean() });
export type InPortfolio = z.infer<typeof InPortfolio>;

const one = z.object({ courseId: Id });

export const getInPortfolio = endpoint({
  method: 'GET',
  path: '/catalog/courses/:courseId/portfolio',
  needs: 'content.read',
  params: one,
  answer: InPortfolio,
  summary: 'Whether a course stands in the portfolio',
});

export const setInPortfolio = endpoint({
  method: 'PUT',
  path: '/catalog/courses/:courseId/portfolio',
  needs: 'content.write',
  params: one,
  body: z.strictObject({ isShown: z.boolean() }),
  answer: InPortfolio,
  summary: 'Puts a course into the portfolio, or takes it out, at once',
});
