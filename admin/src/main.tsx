import '@vitrine/ui/tokens.css';
import '@vitrine/ui/fonts.css';
import '@vitrine/ui/base.css';
import { watchFaults } from '@vitrine/client';
import { openConsole } from './app/open-console.tsx';
import { release } from './shared/device/index.ts';

void openConsole(document, watchFaults(window, { release, app: 'console' }));
