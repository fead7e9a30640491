import '@vitrine/ui/tokens.css';
import '@vitrine/ui/fonts.css';
import '@vitrine/ui/base.css';
import './app/start.css';
import { watchFaults } from '@vitrine/client';
import { createRoot } from 'react-dom/client';
import { startApp } from './app/start.tsx';
import { drawStartFailure } from './app/start-failure.ts';
import { release } from './shared/device/release.ts';

const tellFault = watchFaults(window, { release, app: 'portal' });
const root = document.querySelector('#root') ?? document.body;
startApp().then(
  (app) => createRoot(root, { onCaughtError: tellFault }).render(app), // a screen of failure shows it already
  (fault: unknown) => {
    drawStartFailure(root);
    tellFault(fault);
  },
);
