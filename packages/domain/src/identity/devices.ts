/** Names in what a browser says of itself, the more special ones first: every one of them also claims to be those behind it. */
const browsers: readonly (readonly [sign: string, name: string])[] = [
  ['EdgA/', 'Edge'],
  ['EdgiOS/', 'Edge'],
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['FxiOS/', 'Firefox'],
  ['Firefox/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];
const systems: readonly (readonly [sign: string, name: string])[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
];

/** What a person calls the thing that they log in with: `Chrome · Android`; empty where it says nothing that people know. Kept instead of all that a browser tells. */
export function deviceName(userAgent: string): string {
  const named = (list: typeof browsers) => list.find(([sign]) => userAgent.includes(sign))?.[1];
  return [named(browsers), named(systems)].filter(Boolean).join(' · ');
}
