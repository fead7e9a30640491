/** One search over all rooms: the way to it that stands in every title, and the dialog over the screen on a desktop. */
export { SearchLoupe } from './search-loupe.tsx';
export { useSearchEntry } from './use-search-entry.tsx';
