import type { BlockPorts } from '../../platform/rich-text/index.ts';
import type { Room } from '../room.ts';
import { newsFileAccess } from './file-access.ts';
import { newsRecords } from './personal-records.ts';
import { tellMustRead } from './tell-must-read.ts';
import { newsRoutes } from './routes.ts';

export const news: Room<BlockPorts> = (platform, ports) => ({
  routes: [newsRoutes({ ...platform, ...ports })],
  jobs: (jobs) => jobs.schedule('news.tell-must-read', '* * * * *', async () => void (await tellMustRead(platform))),
  fileAccess: newsFileAccess(platform),
  personalRecords: newsRecords(platform),
});
