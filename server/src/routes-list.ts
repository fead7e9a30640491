/** Prints the routes that the server registers, `[{ method, url }]`: the house compares them with the contract. */
import { doorkeeperOf, routesOf } from './app.ts';
import { listRoutes } from './platform/http/list-routes.ts';

process.stdout.write(`${JSON.stringify(await listRoutes({ doorkeeperOf, routesOf }))}\n`);
process.exit(0);
