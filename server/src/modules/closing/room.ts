import type { Room } from '../room.ts';
import { simulationJob, simulate } from './replay-sales.ts';
import { closingRoutes } from './routes.ts';
import { closeByItself, closeJob, runClose } from './run-close.ts';

export const closing: Room = (platform) => ({
  routes: [closingRoutes(platform)],
  jobs: (jobs) => {
    jobs.work(closeJob, (payload) => runClose(platform, payload));
    jobs.work(simulationJob, (payload) => simulate(platform, payload));
    jobs.schedule('closing.close-by-itself', '31 * * * *', async () => void (await closeByItself(platform)));
  },
});
