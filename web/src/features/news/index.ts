/** News on the screen: the list, one piece with what is said of it, and the newest ones for the home. */
export { LatestNews } from './latest-news.tsx';
