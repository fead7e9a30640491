/** One file an icon keeps tests and bundles free of the five thousand others; the package types only its index. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';

  const icon: Icon;
  export default icon;
}
