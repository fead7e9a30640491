/** A copy of one's data and leaving for good: the ways to both, and the banner while somebody leaves. */
export { LeavingWay } from './leaving-way.tsx';
export { PrivacyWays } from './privacy-ways.tsx';
