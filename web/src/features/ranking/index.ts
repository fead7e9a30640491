/** Rankings on the screen: who stands where, live, and the member's own place among their neighbours. */
export { OwnPlaceWay } from './own-place-way.tsx';
