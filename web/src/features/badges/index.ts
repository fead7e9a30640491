/** Badges on the screen: those that a member has, the way to the next ones, and the public page of one. */
export { badgesQuery } from './api.ts';
export { BadgeSection } from './badge-section.tsx';
