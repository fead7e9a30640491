/** Help and what the portal says about itself: institutional pages, cookies, which release it is. */
export { CookieSettings } from './cookie-settings.tsx';
export { InstitutionalText, OwnText, useInstitutionalText } from './pages/institutional-text.tsx';
export { pageAt, type InstitutionalPage } from './institutional-pages.ts';
export { MemberFoot, PublicFoot } from './public-foot.tsx';
export { AskSupport, PageForm, PublicFaq, VisitorForm, VisitorTicket } from './lazy-parts.ts';
export { Release } from './release.tsx';
