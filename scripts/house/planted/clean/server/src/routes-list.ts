import { routes } from './app.ts';

process.stdout.write(JSON.stringify(routes));
