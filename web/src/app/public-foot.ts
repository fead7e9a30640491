/** What stands below every screen for anybody, in a chunk of its own. */
import { PublicFoot } from '../features/support/index.ts';
import { registerServiceWorker } from '../shared/device/service-worker.ts';

/** The foot; whoever sees it may be without a network at the next reload. */
export function beginPublic(): typeof PublicFoot {
  registerServiceWorker();
  return PublicFoot;
}
