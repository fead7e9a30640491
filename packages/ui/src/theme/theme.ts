import { createTheme } from '@mantine/core';
import type { MantineColorsTuple, VariantColorsResolver } from '@mantine/core';

const mixed = (share: number) => `color-mix(in oklab, var(--primary) ${share}%, var(--surface))`;
const brand: MantineColorsTuple = [
  'var(--primary-tint)',
  mixed(20),
  mixed(35),
  mixed(50),
  mixed(65),
  'var(--primary-mark)',
  'var(--primary)',
  'var(--primary-hover)',
  'var(--primary-ink)',
  'var(--primary-ink)',
];

/** The families a component's `color` may name; anything else is the brand. */
const families = ['secondary', 'tertiary', 'earned', 'audit', 'held', 'expiring', 'refused'] as const;
const brandFamilies: readonly string[] = ['primary', 'secondary', 'tertiary'];

const variants: VariantColorsResolver = ({ color, variant }) => {
  const family = families.find((name) => name === color) ?? 'primary';
  const isBrand = brandFamilies.includes(family);
  const ink = isBrand ? `var(--${family}-ink)` : `var(--${family})`;
  const tint = `var(--${family}-tint)`;
  switch (variant) {
    case 'filled':
      return {
        background: `var(--${family})`,
        hover: isBrand ? `var(--${family}-hover)` : `var(--${family})`,
        color: isBrand ? `var(--on-${family})` : 'var(--surface)',
        border: '0px solid transparent',
      };
    case 'light':
      return { background: tint, hover: `color-mix(in oklab, ${ink} 9%, ${tint})`, color: ink, border: '0px solid transparent' };
    case 'subtle':
    case 'transparent':
      return { background: 'transparent', hover: tint, color: ink, border: '0px solid transparent' };
    default: // default, outline, white
      return { background: 'var(--surface)', hover: 'var(--sunken)', color: 'var(--ink)', border: '1px solid var(--line)' };
  }
};

const heading = (size: string, lineHeight: string) => ({ fontSize: `var(--t-${size})`, lineHeight: `var(--lh-${lineHeight})` });

/** The one theme of both apps. Nothing here is a client's: every value is a pointer to a role or a token. */
export const vitrineTheme = createTheme({
  primaryColor: 'brand',
  colors: { brand },
  primaryShade: 6,
  autoContrast: false,
  variantColorResolver: variants,
  defaultRadius: 'var(--r)',
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: {
    fontFamily: 'var(--font)',
    fontWeight: '680',
    textWrap: 'balance',
    sizes: { h1: heading('h1', 'h1'), h2: heading('h2', 'h2'), h3: heading('h3', 'h3'), h4: heading('h3', 'h3') },
  },
  fontSizes: { xs: 'var(--t-micro)', sm: 'var(--t-small)', md: 'var(--t-body)', lg: '1.125rem', xl: '1.375rem' },
  spacing: { xs: 'var(--s2)', sm: 'var(--s3)', md: 'var(--s4)', lg: 'var(--s5)', xl: 'var(--s6)' },
  radius: { xs: 'var(--r-tag)', sm: '8px', md: 'var(--r)', lg: 'var(--r-card)', xl: 'var(--r-stage)' },
  shadows: { xs: 'var(--shadow)', sm: 'var(--shadow)', md: 'var(--shadow)', lg: 'var(--shadow)', xl: 'var(--shadow)' },
  breakpoints: { xs: '22.5em', sm: '48em', md: '64em', lg: '80em', xl: '90em' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  activeClassName: '',
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', size: 'var(--target)' } },
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] } },
    Modal: { defaultProps: { centered: true, radius: 'var(--r-sheet)', transitionProps: { duration: 280 } } },
    Drawer: { defaultProps: { transitionProps: { duration: 280 } } },
    Switch: { defaultProps: { withThumbIndicator: false } },
    Tooltip: { defaultProps: { openDelay: 400 } },
    Popover: { defaultProps: { shadow: 'md' } },
    // Where its button is, so within a landmark; no pane that scrolls cuts it off. It holds items alone, of which the first has the focus.
    Menu: { defaultProps: { withinPortal: false, floatingStrategy: 'fixed', withInitialFocusPlaceholder: false } },
    Combobox: { defaultProps: { withinPortal: false, floatingStrategy: 'fixed' } },
  },
});
