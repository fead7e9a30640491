/** Longest address of a page. */
export const pageSlugLimit = 60;

/** The one page whose address nobody chooses. */
export const hotsiteSlug = 'hotsite';

/**
 * What the first part of an address may not be, because the portal itself answers there: screens of today, those of the specification that are to come, and what the server
 * serves. A test of the learner app holds each of its routes against it.
 */
export const reservedSlugs: ReadonlySet<string> = new Set(
  `about about-team activity change-password complete-register first intel-first-access mandatory-drills mandatory-surveys
  notice-preferences onboarding portfolio-course recover-password register register-pop-trade register-seven-trade register-success request-password
  secure-log-in select-profile set-password tigre-juntos-somos-mais verify-email  about-the-program about-the-team accept-cookies accept-terms account activities api assets attendance badges
  calendar calls campaigns certificates certificates-validation check-in classes cms console contact contact-us content cookies course courses
  downloads drills email-validation enigmas events faq favicon feed feedback file files first-access forgot-password forum games gallery groups healthz
  help home hotsite icons inbox index insert-sales institutional intel-login-redirect level levels libraries library live-classes livez locales log-in login
  login-redirect-v2 login-return login-together logout lounge mailbox maintenance maintenance-login manifest me media messages metrics my-points my-sales names
  news notifications notices offline online-courses orders pages password photos player podcasts points points-table points-transfer policy portal portfolio preferences
  presential presential-courses privacy-policy profile profiles programs promotions public public-courses ranking readyz recover recover-password
  recovery registration registrations reset-password reward-store rewards robots sales search second-step select-client sence settings sign-in sign-up
  site sitemap static status stores support surveys sw team terms terms-and-conditions tests tickets topics trails transfer transfers trophies
  unsubscribe update-password upload-photos uploads validate visit wall webcasts webinar webinars webinars-lounge webservice-login welcome well-known workers`
    .split(/\s+/)
    .filter(Boolean),
);

/** True for small letters, digits and single dashes between them. */
const isWritten = (slug: string) => slug.length <= pageSlugLimit && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);

/** Whether a page may lie at this address of the portal. */
export function judgeSlug(slug: string): 'slug_invalid' | 'slug_reserved' | undefined {
  if (!isWritten(slug)) return 'slug_invalid';
  return reservedSlugs.has(slug) ? 'slug_reserved' : undefined;
}
