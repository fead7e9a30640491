import '@vitrine/ui/tokens.css';
import '@vitrine/ui/fonts.css';
import '@vitrine/ui/base.css';
import './app/start.css';
import { createRoot } from 'react-dom/client';
import { startApp } from './app/start.tsx';
import { drawStartFailure } from './app/start-failure.ts';

const root = document.querySelector('#root') ?? document.body;
startApp().then(
  (app) => createRoot(root).render(app),
  () => drawStartFailure(root),
);
