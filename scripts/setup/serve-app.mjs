/** Serves one app from its sources: `serve-app.mjs web 5173 3000`. What is not the app's goes to the server. Runs on Node 24. */
import { createServer } from 'vite';
import { inRepository } from './places.mjs';

const [app, port, serverPort] = process.argv.slice(2);

/** Everything that the server answers, at the beginning of a path. */
const serverPaths = ['/api', '/o/', '/etraining_login', '/accounts', '/files', '/media', '/healthz', '/readyz', '/mailbox'];

const target = `http://localhost:${serverPort}`;
const vite = await createServer({
  configFile: inRepository(app, 'vite.config.ts'),
  root: inRepository(app),
  server: {
    port: Number(port),
    strictPort: true,
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target, changeOrigin: false, xfwd: true }])),
  },
});
await vite.listen();
vite.printUrls();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void vite.close().then(() => process.exit(0)));
