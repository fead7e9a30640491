/** The store as the seller sees it. */
export { StorePage } from './store-page.tsx';
