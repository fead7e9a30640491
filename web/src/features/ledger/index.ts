/** Points on the screen: what a member has, every movement, and why each number is what it is. */
export { BalanceBones, BalanceCard } from './balance-card.tsx';
export { fetchPointsAhead } from './fetch-ahead.ts';
export { pointsQuery } from './api.ts';
export { PointsTile } from './points-tile.tsx';
export { Statement } from './statement.tsx';
export { pointsSearch, type PointsSearch } from './points-search.ts';
