/** What a browser has and jsdom has not, as far as the design system asks for it; each test leaves an empty page. */
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const noMatch = (media: string) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});

Object.assign(window, { matchMedia: noMatch, ResizeObserver: NoObserver, IntersectionObserver: NoObserver, scrollTo: () => {} });
Object.assign(window.HTMLElement.prototype, { scrollIntoView: () => {} });

afterEach(cleanup);
afterAll(() => void vi.resetModules()); // files share a thread and its libraries, and none of our own modules, which know of an earlier test's person

/** A query that is asked again and again prints the whole page each time that it finds nothing; only the last one's print is ever read. */
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    isAskedAgain() ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }) : getElementError(message, container),
});

/** Testing Library's own mark of a query within `findBy…` and `waitFor`, which print the page themselves when their time is over. */
function isAskedAgain(): boolean {
  const config: { _disableExpensiveErrorDiagnostics?: boolean } = getConfig();
  return config._disableExpensiveErrorDiagnostics === true;
}

/**
 * React takes a stack trace for each of the first 10,000 elements a second, to tell in its warnings who made one: a quarter of what a screen costs.
 * A count that is always over the limit spares them; the warnings themselves stay, and fail their test.
 */
const inside: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_SAFE_INTEGER, set: () => {} });
