/** What a browser has and jsdom has not, as far as the design system asks for it; and each test leaves an empty page. */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

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
