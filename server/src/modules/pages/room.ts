import { namedIn } from '../../platform/audit/index.ts';
import type { BlockPorts } from '../../platform/rich-text/index.ts';
import type { Room } from '../room.ts';
import { pagesFileAccess } from './file-access.ts';
import { pagesRoutes } from './routes.ts';

export const pages: Room<BlockPorts> = (platform, ports) => ({
  routes: [pagesRoutes({ ...platform, ...ports })],
  trailNames: { page: namedIn('pages.page', 'title'), banner: namedIn('pages.banner', 'title') },
  fileAccess: pagesFileAccess(platform),
});
