import { shadows, wordmarkPaper } from './palette-neutrals.ts';
import type { Mode } from './palette-neutrals.ts';
import type { Palette, Role } from './palette.ts';

/**
 * The palette as custom properties, ready for a `<style>` of the page. Light is the ground; the device's preference gives dark unless the
 * person chose; `data-mode` on any element decides for that element and what stands in it (previews use this).
 */
export function paletteCss(palette: Pick<Palette, Mode>): string {
  const light = declarations('light', palette.light);
  const dark = declarations('dark', palette.dark);
  return [
    `:root,[data-mode="light"]{${light}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-mode="light"]){${dark}}}`,
    `[data-mode="dark"]{${dark}}`,
  ].join('\n');
}

function declarations(mode: Mode, roles: Record<Role, string>): string {
  const colours = Object.entries(roles).map(([role, colour]) => `--${role}:${colour}`);
  return [`color-scheme:${mode}`, ...colours, `--shadow:${shadows[mode]}`, `--wordmark-paper:${wordmarkPaper[mode]}`].join(';');
}
