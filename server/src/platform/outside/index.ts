/** Requests to addresses that a client wrote down: they reach the internet, and nothing inside the operator’s own network. */
export { isInside, requestOutside } from './request-outside.ts';
