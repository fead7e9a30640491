/** What members looked for and nobody found, and the search over the console itself. */
export { ConsoleSearch } from './console-search.tsx';
