/** The colours that belong to the product, the same for every client: warm neutrals, states of points, fixed data colours (look.md). */
export type Mode = 'light' | 'dark';

export const neutrals = {
  light: {
    canvas: '#F7F4F0',
    surface: '#FFFFFF',
    sunken: '#EFEBE5',
    ink: '#1D1916',
    ink2: '#5C544D',
    ink3: '#716860',
    line: '#E4DED6',
    field: '#8C8279',
  },
  dark: {
    canvas: '#141210',
    surface: '#1E1B18',
    sunken: '#100E0C',
    ink: '#F6F2EC',
    ink2: '#BDB4AA',
    ink3: '#9C9389',
    line: '#332E29',
    field: '#7F766D',
  },
} as const satisfies Record<Mode, Record<string, string>>;

/** States are never the client's colours; each has its pattern and word beside it. */
export const states = {
  light: { earned: '#147A3D', audit: '#6B3FC4', held: '#4A5560', expiring: '#9A5200', refused: '#BE2828' },
  dark: { earned: '#5BCF87', audit: '#B79BF5', held: '#AEB9C4', expiring: '#F2B04C', refused: '#FF8B80' },
} as const satisfies Record<Mode, Record<string, string>>;

/** Violet, magenta, olive: the fourth to sixth series of a chart; the first three are the brand's marks. */
export const fixedSeries = {
  light: { d4: '#8C4FBF', d5: '#B8326E', d6: '#5F6B2D' },
  dark: { d4: '#C39BEA', d5: '#F08AB4', d6: '#B5C46A' },
} as const satisfies Record<Mode, Record<string, string>>;

/** What the objects of an illustration are made of. */
export const illustrationSolids = {
  light: { 'ill-body': '#FFFFFF', 'ill-face': '#EEEBE6', 'ill-shade': '#D5CFC7', 'ill-deep': '#3A3A44' },
  dark: { 'ill-body': '#D9D3CB', 'ill-face': '#C3BCB3', 'ill-shade': '#9A928A', 'ill-deep': '#26252B' },
} as const satisfies Record<Mode, Record<string, string>>;

/** The one shadow, for what floats. */
export const shadows = {
  light: '0 1px 2px rgb(40 28 16/.06),0 10px 28px -10px rgb(40 28 16/.18)',
  dark: '0 1px 2px rgb(0 0 0/.4),0 12px 32px -8px rgb(0 0 0/.6)',
} as const satisfies Record<Mode, string>;

/** Behind a wordmark, whose e-mails are drawn for paper: in the dark it gets some. */
export const wordmarkPaper: Record<Mode, string> = { light: 'transparent', dark: '#fff' };

/** Text on a fill is white or this ink, in both modes. */
export const darkText = '#1D1916';
export const white = '#FFFFFF';
