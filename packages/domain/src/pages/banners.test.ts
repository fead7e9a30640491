import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBannerLink, judgeBanner, openBanners, type BannerWish } from './index.ts';

const wish = (part: Partial<BannerWish> = {}): BannerWish => ({
  title: { 'pt-BR': 'Virada' },
  alt: {},
  link: '',
  linkLabel: {},
  phoneFileId: null,
  deskFileId: null,
  visibleFrom: null,
  visibleTo: null,
  ...part,
});
const faults = (part: Partial<BannerWish>) => Object.fromEntries(Object.entries(judgeBanner(wish(part))).filter(([, code]) => code));

test('EXP-01 a banner is refused at the field that it lacks', () => {
  expect(faults({})).toEqual({});
  expect(faults({ title: { 'pt-BR': '' } })).toEqual({ title: 'title_required' });
  expect(faults({ deskFileId: 'f' })).toEqual({ alt: 'alt_required' });
  expect(faults({ phoneFileId: 'f', alt: { 'en-US': 'A fridge' } })).toEqual({});
  expect(faults({ link: '/campaigns' })).toEqual({ linkLabel: 'link_label_required' });
  expect(faults({ visibleFrom: '2026-11-24', visibleTo: '2026-11-23' })).toEqual({ visibleTo: 'ends_before_begin' });
  expect(faults({ visibleFrom: '2026-11-24', visibleTo: '2026-11-24' })).toEqual({});
});

test('EXP-01 a banner leads to a screen of the portal or over https, and nowhere else', () => {
  for (const link of ['/campaigns', '/online-courses?show=new', 'https://example.com', 'https://example.com/a?b=c'])
    expect(isBannerLink(link)).toBe(true);
  for (const link of [
    'http://example.com',
    'javascript:alert(1)',
    '//example.com',
    '/\\example.com',
    '/logout',
    'https://',
    'mailto:a@b.c',
    'campaigns',
  ])
    expect(isBannerLink(link)).toBe(false);
});

test('STA-01 a closed banner stays closed until it is another version, and closes no other one', () => {
  const banner = fc.record({ id: fc.constantFrom('a', 'b', 'c'), version: fc.integer({ min: 1, max: 4 }) });
  fc.assert(
    fc.property(fc.array(banner), fc.array(banner), (banners, closed) => {
      const shown = openBanners(banners, closed);
      for (const one of banners) {
        const isClosed = closed.some(({ id, version }) => id === one.id && version >= one.version);
        expect(shown.includes(one)).toBe(!isClosed);
      }
    }),
    { examples: [[[{ id: 'a', version: 2 }], [{ id: 'a', version: 1 }]]] },
  );
});
