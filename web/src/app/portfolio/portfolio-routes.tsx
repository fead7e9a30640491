import { createRoute, redirect } from '@tanstack/react-router';
import { meQuery } from '../../features/identity/index.ts';
import { publicFrame } from '../../shared/frames.tsx';
import type { RouterContext } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';
import { wordIn } from '../../shared/search-words.ts';

/** Whoever is in already is sent to where they work: to their client's home, or to the courses while no client is selected (NAV-08). */
const sendMembersHome = async ({ context }: { context: Pick<RouterContext, 'hasSession' | 'hasClient' | 'queryClient'> }) => {
  if (!context.hasSession()) return;
  if (!context.hasClient()) throw redirect({ to: '/online-courses', replace: true });
  const { client } = await context.queryClient.query({ ...meQuery, staleTime: 'static' });
  throw redirect({ to: client.home_route, replace: true });
};

/** What a site shows to everybody (EXP-05), with the way to the log-in. */
const portfolioRoute = createRoute({
  getParentRoute: () => publicFrame,
  path: '/portfolio',
  validateSearch: (search: Record<string, unknown>): { search?: string | undefined } => ({ search: wordIn(search, 'search') }),
  beforeLoad: sendMembersHome,
  component: lazyScreen(() => import('./portfolio-page.tsx'), 'PortfolioPage'),
});

/** One course of it; the id stands in the address after `-id-` (NAV-02). */
const portfolioCourseRoute = createRoute({
  getParentRoute: () => publicFrame,
  path: '/portfolio-course/$slug',
  beforeLoad: sendMembersHome,
  component: lazyScreen(() => import('./portfolio-page.tsx'), 'PortfolioCoursePage'),
});

export const portfolioRoutes = [portfolioRoute, portfolioCourseRoute];
