import '@vitrine/ui/tokens.css';
import '@vitrine/ui/fonts.css';
import '@vitrine/ui/base.css';
import { openConsole } from './app/open-console.tsx';

void openConsole(document);
