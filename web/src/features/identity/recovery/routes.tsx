import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { memberFrame, publicFrame } from '../../../shared/frames.tsx';
import { wordIn } from '../../../shared/search-words.ts';

const open = { getParentRoute: () => publicFrame } as const;
const newPassword = () => import('./new-password-page.tsx');

/**
 * Ways back to a forgotten password, and the doors of the links in letters. A token never stands in these addresses: it was taken out before the app
 * loaded (decision D51).
 */
export const recoveryRoutes = [
  createRoute({
    ...open,
    path: '/request-password',
    validateSearch: (search: Record<string, unknown>) => ({ login: wordIn(search, 'login') }),
    component: lazyRouteComponent(() => import('./request-password-page.tsx'), 'RequestPasswordPage'),
  }),
  createRoute({ ...open, path: '/recover-password', component: lazyRouteComponent(newPassword, 'RecoverPasswordPage') }),
  createRoute({ ...open, path: '/set-password', component: lazyRouteComponent(newPassword, 'SetPasswordPage') }),
  createRoute({
    ...open,
    path: '/verify-email',
    component: lazyRouteComponent(() => import('../contact/verify-email-page.tsx'), 'VerifyEmailPage'),
  }),
];

/** A member's own e-mail and phone. */
export const contactRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/profile/contact',
    component: lazyRouteComponent(() => import('../contact/contact-page.tsx'), 'ContactPage'),
  }),
];
