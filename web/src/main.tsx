import '@vitrine/ui/tokens.css';
import '@vitrine/ui/fonts.css';
import '@vitrine/ui/base.css';
import './app/start.css';
import { watchFaults } from '@vitrine/client';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startApp } from './app/start.tsx';
import { drawStartFailure } from './app/start-failure.ts';
import { release } from './shared/device/release.ts';

const tellFault = watchFaults(window, { release, app: 'portal' });
const root = document.querySelector('#root') ?? document.body;
const drawn = createRoot(root, { onCaughtError: tellFault }); // a screen of failure shows it already
// In slices: a tap is answered meanwhile.
startApp((app) => startTransition(() => drawn.render(app))).catch((fault: unknown) => {
  drawn.unmount();
  drawStartFailure(root);
  tellFault(fault);
});
