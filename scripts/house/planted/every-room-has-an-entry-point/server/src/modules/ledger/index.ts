export { hold } from './hold.ts'; /** Too late for a sentence. */
