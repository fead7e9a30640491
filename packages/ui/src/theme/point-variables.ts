import type { CSSVariablesResolver } from '@mantine/core';

/** Mantine's own variables point at the client's roles; both modes are the same lines because the roles change, not the pointers. */
export const pointVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': 'var(--canvas)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink2)',
    '--mantine-color-placeholder': 'var(--ink3)',
    '--mantine-color-anchor': 'var(--primary-ink)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--sunken)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-error': 'var(--refused)',
    '--mantine-color-disabled': 'var(--sunken)',
    '--mantine-color-disabled-color': 'var(--ink3)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-primary-color-filled': 'var(--primary)',
    '--mantine-primary-color-filled-hover': 'var(--primary-hover)',
    '--mantine-primary-color-light': 'var(--primary-tint)',
    '--mantine-primary-color-light-color': 'var(--primary-ink)',
    '--mantine-primary-color-contrast': 'var(--on-primary)',
    '--mantine-color-brand-filled': 'var(--primary)',
    '--mantine-color-brand-filled-hover': 'var(--primary-hover)',
    '--mantine-color-brand-light': 'var(--primary-tint)',
    '--mantine-color-brand-light-hover': 'var(--primary-tint)',
    '--mantine-color-brand-light-color': 'var(--primary-ink)',
    '--mantine-color-brand-text': 'var(--primary-ink)',
    '--mantine-color-brand-outline': 'var(--primary-mark)',
  },
  light: {},
  dark: {},
});
