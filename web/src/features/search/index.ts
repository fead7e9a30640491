/** One search over all rooms: the way to it that stands in every title, and the dialog over the screen at a desk. */
export { SearchLoupe } from './search-loupe.tsx';
export { useSearchDoor } from './use-search-door.tsx';
