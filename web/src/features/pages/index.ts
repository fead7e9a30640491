/** Welcome banners of the home, the hotsite, and pages at addresses of their own. */
export { fetchWelcome, welcomeKnown } from './welcome.ts';
export { WelcomeBanners } from './welcome-banners.tsx';
