/**
 * The appliances as flat solids: each stands on y 0, centred on x 0, about 120 units high.
 * `t` (seconds) moves what would move in life: the drum, the air, the steam.
 */
const feet = (x, p) =>
  `<rect x="${-x}" y="-3" width="10" height="3" rx="1" fill="${p.deep}"/><rect x="${x - 10}" y="-3" width="10" height="3" rx="1" fill="${p.deep}"/>`;
const lit = (w, h, r, share, p) =>
  `<rect x="${-w / 2}" y="${-h}" width="${w}" height="${h}" rx="${r}" fill="${p.shade}"/><rect x="${-w / 2}" y="${-h}" width="${w * share}" height="${h}" rx="${r}" fill="${p.body}"/>`;
const box = (x, y, w, h, r, fill, more = '') => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`;
const wave = (t, span, by = 0) => (Math.sin(t * span + by) * 1).toFixed(3);

export const objects = {
  fridge: (p, t) =>
    `${feet(26, p)}<g transform="translate(0,-2)">${lit(66, 118, 8, 0.82, p)}${box(-33, -44, 66, 2.5, 0, p.shade)}${box(-25, -80, 4, 28, 2, p.deep)}${box(-25, -36, 4, 18, 2, p.deep)}${box(-2, -103, 20, 9, 3, p.deep)}<circle cx="4" cy="-98.5" r="1.8" fill="${p.secondary}" opacity="${0.7 + 0.3 * wave(t, 3)}"/>${box(8, -99.5, 7, 2, 1, p.tertiary)}${box(-29, -114, 3, 106, 1.5, p.face)}</g>`,
  inverse: (p) =>
    `${feet(26, p)}<g transform="translate(0,-2)">${lit(66, 118, 8, 0.82, p)}${box(-28, -113, 44, 66, 4, '#F3F7FF')}${box(-28, -92, 44, 2, 1, p.shade)}${box(-28, -71, 44, 2, 1, p.shade)}${box(-24, -105, 8, 13, 2, p.tertiary)}${box(-13, -101, 10, 9, 2, p.secondary)}${box(0, -106, 7, 14, 2, p.primary)}${box(-23, -80, 14, 9, 2, p.shade)}<circle cx="0" cy="-76" r="5" fill="${p.secondary}"/><circle cx="9" cy="-75" r="4" fill="${p.tertiary}"/>${box(-25, -64, 38, 13, 3, '#FFFFFF', `stroke="${p.shade}" stroke-width="1.5"`)}<circle cx="-14" cy="-57" r="4" fill="${p.tertiary}"/><circle cx="-4" cy="-57" r="4" fill="${p.tertiary}" opacity=".7"/>${box(-33, -44, 66, 2.5, 0, p.shade)}${box(-25, -36, 4, 18, 2, p.deep)}<path d="M21-118L52-110V-50L21-44Z" fill="${p.face}"/><path d="M27-108l20 5v14l-20-2zM27-86l20 1v14l-20 1zM27-64l20-2v12l-20 3z" fill="${p.shade}"/></g>`,
  washer: (p, t) =>
    `${feet(32, p)}<g transform="translate(0,-2)">${lit(80, 88, 9, 0.86, p)}${box(-40, -72, 68, 2, 0, p.face)}<circle cx="-6" cy="-36" r="26" fill="${p.shade}"/><circle cx="-6" cy="-36" r="22" fill="${p.deep}"/><g transform="rotate(${7 * wave(t, 4)} -6 -36)"><path d="M-28-33c6-5 10 4 17 0s10-5 15-1 6 3 12 1a22 22 0 0 1-44 0z" fill="${p.primary}"/><circle cx="-12" cy="${-38 + 2 * wave(t, 4, 1)}" r="3" fill="#fff" opacity=".7"/><circle cx="2" cy="${-41 + 2 * wave(t, 4, 2)}" r="2" fill="#fff" opacity=".7"/></g><path d="M-20-46a16 16 0 0 1 11-7" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/>${box(-34, -83, 16, 6, 3, p.face)}${box(6, -84, 16, 8, 3, p.deep)}<circle cx="11" cy="-80" r="1.6" fill="${p.secondary}"/><circle cx="-10" cy="-80" r="4" fill="${p.face}"/></g>`,
  stove: (p) =>
    `${feet(32, p)}<g transform="translate(0,-2)">${lit(76, 84, 6, 0.88, p)}${box(-38, -84, 76, 6, 3, p.deep)}<circle cx="-24" cy="-70" r="4" fill="${p.deep}"/><circle cx="-10" cy="-70" r="4" fill="${p.deep}"/><circle cx="4" cy="-70" r="4" fill="${p.deep}"/><circle cx="18" cy="-70" r="4" fill="${p.secondary}"/>${box(-30, -56, 50, 44, 5, p.deep)}${box(-25, -46, 40, 24, 3, p.secondary, 'opacity=".35"')}${box(-26, -60, 42, 4, 2, p.shade)}</g>`,
  microwave: (p) =>
    `<g transform="translate(0,-2)">${lit(92, 54, 7, 0.94, p)}${box(-40, -47, 58, 40, 5, p.deep)}${box(-35, -42, 48, 30, 3, p.secondary, 'opacity=".32"')}${box(23, -47, 17, 9, 2, p.deep)}${box(26, -44, 8, 3, 1, p.tertiary)}<circle cx="28" cy="-29" r="3" fill="${p.face}"/><circle cx="36" cy="-29" r="3" fill="${p.face}"/><circle cx="28" cy="-19" r="3" fill="${p.face}"/><circle cx="36" cy="-19" r="3" fill="${p.face}"/></g>`,
  'air-conditioner': (p, t) => {
    const lines = [-40, -8, 24].map(
      (x, i) =>
        `<path d="M${x} 4c0 8-8 8-8 16" transform="translate(0 ${3 * wave(t, 3, i)})" opacity="${(0.6 + 0.3 * wave(t, 3, i + 1)).toFixed(2)}"/>`,
    );
    return `<g transform="translate(0,-62)">${box(-64, -46, 128, 42, 10, p.shade)}${box(-64, -46, 128, 34, 10, p.body)}${box(-54, -16, 108, 5, 2.5, p.deep)}${box(34, -36, 18, 8, 3, p.deep)}<circle cx="39" cy="-32" r="1.6" fill="${p.tertiary}"/><g fill="none" stroke="${p.tertiary}" stroke-width="3" stroke-linecap="round">${lines.join('')}</g></g>`;
  },
  fryer: (p) =>
    `${feet(24, p)}<g transform="translate(0,-2)"><path d="M-32-4V-58a24 24 0 0 1 24-24H8a24 24 0 0 1 24 24V-4a4 4 0 0 1-4 4H-28a4 4 0 0 1-4-4Z" fill="${p.shade}"/><path d="M-32-4V-58a24 24 0 0 1 24-24H2a24 24 0 0 1 20 24V-4a4 4 0 0 1-4 4H-28a4 4 0 0 1-4-4Z" fill="${p.deep}"/>${box(-22, -70, 30, 12, 4, p.primary)}<circle cx="-14" cy="-64" r="2" fill="${p.secondary}"/>${box(-28, -44, 46, 36, 5, '#4A4A55')}${box(-14, -30, 18, 6, 3, p.body)}</g>`,
  'coffee-maker': (p, t) =>
    `<g transform="translate(0,-2)">${lit(74, 12, 4, 0.86, p)}${box(8, -92, 29, 86, 6, p.shade)}${box(-37, -92, 74, 26, 8, p.shade)}${box(-37, -92, 64, 26, 8, p.body)}${box(12, -86, 10, 10, 3, p.deep)}<circle cx="17" cy="-81" r="2.4" fill="${p.secondary}"/>${box(-20, -66, 20, 6, 2, p.deep)}<path d="M-26-46H4v18a14 14 0 0 1-14 14h-2a14 14 0 0 1-14-14Z" fill="#fff"/><path d="M-26-36H4v8a14 14 0 0 1-14 14h-2a14 14 0 0 1-14-14Z" fill="#6A4630"/><g fill="none" stroke="${p.secondary}" stroke-width="2.5" stroke-linecap="round" opacity="${(0.6 + 0.3 * wave(t, 3)).toFixed(2)}"><path d="M-16-50c0-4 4-4 4-8M-6-50c0-4 4-4 4-8"/></g></g>`,
  tv: (p) =>
    `${box(-34, -4, 68, 4, 2, p.deep)}<path d="M-8-4L-6-14H6L8-4Z" fill="${p.deep}"/>${box(-78, -102, 156, 90, 6, p.deep)}${box(-74, -98, 148, 82, 3, p.primary)}<path d="M-74-40l34-28 26 22 30-34 58 50v11a3 3 0 0 1-3 3h-142a3 3 0 0 1-3-3z" fill="#fff" fill-opacity=".16"/><path d="M-74-30l48-22 36 18 26-14 38 22v7a3 3 0 0 1-3 3h-142a3 3 0 0 1-3-3z" fill="#000" fill-opacity=".18"/><circle cx="44" cy="-78" r="10" fill="${p.secondary}"/>`,
  notebook: (p) =>
    `${box(-50, -76, 100, 70, 6, p.deep)}${box(-46, -72, 92, 60, 3, p.primary)}<path d="M-46-24l30-26 22 18 16-12 24 20v9a3 3 0 0 1-3 3h-86a3 3 0 0 1-3-3z" fill="#fff" fill-opacity=".2"/><circle cx="24" cy="-56" r="8" fill="${p.secondary}"/><path d="M-62-7H62L66-2a2 2 0 0 1-2 2H-64a2 2 0 0 1-2-2Z" fill="${p.shade}"/><path d="M-62-7H62L63-5H-63Z" fill="${p.body}"/>`,
  phone: (p) =>
    `${box(-28, -112, 56, 112, 10, p.deep)}${box(-24, -106, 48, 100, 6, p.body)}${box(-18, -96, 36, 30, 5, p.primary)}<circle cx="0" cy="-81" r="8" fill="${p.secondary}"/>${box(-18, -58, 36, 5, 2.5, p.shade)}${box(-18, -48, 26, 5, 2.5, p.shade)}${box(-18, -30, 36, 14, 5, p.tertiary)}`,
  'side-by-side': (p) =>
    `${feet(36, p)}<g transform="translate(0,-2)">${lit(86, 120, 8, 0.88, p)}${box(-4, -120, 2.5, 120, 0, p.shade)}${box(-12, -86, 4, 50, 2, p.deep)}${box(2, -86, 4, 50, 2, p.deep)}${box(-34, -96, 16, 24, 4, p.deep)}${box(-31, -92, 10, 10, 2, p.primary)}${box(-39, -116, 3, 108, 1.5, p.face)}</g>`,
  plant: (p) =>
    `<path d="M-10 0L-12-18H12L10 0Z" fill="${p.secondary}"/><g fill="#2E9E6B"><path d="M0-18C-18-24-20-42-16-52C-4-46 0-34 0-18Z"/><path d="M0-18C16-22 22-36 20-50C8-46 2-34 0-18Z" opacity=".75"/><path d="M0-18C-4-34-2-50 4-62C12-48 8-32 0-18Z" opacity=".9"/></g>`,
  boxes: (p) =>
    `${box(-26, -30, 52, 30, 3, p.secondary)}${box(-4, -30, 8, 30, 0, p.body, 'opacity=".55"')}${box(-18, -54, 36, 24, 3, p.shade)}${box(-3, -54, 6, 24, 0, p.body, 'opacity=".7"')}`,
};

/** Brand marks on a 32-unit square. */
export const marks = {
  aurora: (p) =>
    `<rect width="32" height="32" rx="9" fill="${p.primary}"/><path d="M7 23a9.5 9.5 0 0 1 18 0" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/><circle cx="16" cy="11" r="3.6" fill="${p.secondary}"/>`,
  terra: (p) =>
    `<rect width="32" height="32" rx="16" fill="${p.primary}"/><path d="M5.5 21.5l6.5-8 5 5.5 3.5-4 6 6.5" fill="none" stroke="${p.tertiary}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/><circle cx="21" cy="9.5" r="2.8" fill="${p.secondary}"/>`,
  nevada: (p) =>
    `<rect width="32" height="32" rx="5" fill="${p.primary}"/><path d="M7 24V9l18 14V8" fill="none" stroke="#fff" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round"/><circle cx="25" cy="26.2" r="2.2" fill="${p.tertiary}"/>`,
};
