import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicFrame, signedIn } from '../../../shared/frames.tsx';

const open = { getParentRoute: () => publicFrame } as const;
const door = () => import('./register-page.tsx');
const firstAccess = () => import('./first-access-page.tsx');

/** Ways to a first log-in: registration by each of its doors, and the first access of those who were entered beforehand (LOG-09, LOG-10). */
export const registrationRoutes = [
  createRoute({ ...open, path: '/register', component: lazyRouteComponent(door, 'RegisterPage') }),
  createRoute({ ...open, path: '/register-seven-trade', component: lazyRouteComponent(door, 'SevenTradePage') }),
  createRoute({ ...open, path: '/register-pop-trade', component: lazyRouteComponent(door, 'PopTradePage') }),
  createRoute({ ...open, path: '/register-success', component: lazyRouteComponent(door, 'RegisterSuccessPage') }),
  createRoute({ ...open, path: '/first_access', component: lazyRouteComponent(firstAccess, 'FirstAccessPage') }),
  createRoute({ ...open, path: '/intel-first-access', component: lazyRouteComponent(firstAccess, 'FirstAccessPage') }),
];

const member = { getParentRoute: () => signedIn } as const;

/** What stands between a log-in and the portal: what a registration lacks, and the choice of a profile (LOG-11). */
export const arrivalRoutes = [
  createRoute({
    ...member,
    path: '/complete-register',
    component: lazyRouteComponent(() => import('./complete-register-page.tsx'), 'CompleteRegisterPage'),
  }),
  createRoute({
    ...member,
    path: '/select-profile',
    component: lazyRouteComponent(() => import('./select-profile-page.tsx'), 'SelectProfilePage'),
  }),
];
