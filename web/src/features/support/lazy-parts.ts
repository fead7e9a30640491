import { lazy } from 'react';

/** The form to the support, with its code fetched where it stands: the door of this room lies on the first screen. */
export const AskSupport = lazy(async () => ({ default: (await import('./help/ask-support.tsx')).AskSupport }));
export const PageForm = lazy(async () => ({ default: (await import('./help/page-form.tsx')).PageForm }));
export const PublicFaq = lazy(async () => ({ default: (await import('./help/public-faq.tsx')).PublicFaq }));
export const VisitorForm = lazy(async () => ({ default: (await import('./help/visitor-form.tsx')).VisitorForm }));
export const VisitorTicket = lazy(async () => ({ default: (await import('./help/visitor-ticket.tsx')).VisitorTicket }));
