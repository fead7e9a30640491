/** Welcome banners, and pages that staff composes of blocks: which of them are for a member. */
export { findPages, pagesHold } from './find-pages.ts';
export { wildcardPages } from './show-pages.ts';
