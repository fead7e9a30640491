import { namedIn } from '../../platform/audit/index.ts';
import type { Room } from '../room.ts';
import { emptyBins } from './bin.ts';
import { libraryFileAccess } from './file-access.ts';
import { makePages, officePagesJob } from './office-pages.ts';
import { libraryRecords } from './personal-records.ts';
import { readOlderTexts, readText, readTextJob } from './read-text.ts';
import { remindReaders } from './remind-readers.ts';
import { libraryRoutes } from './routes.ts';

export const library: Room = (platform) => ({
  routes: [libraryRoutes(platform)],
  fileAccess: libraryFileAccess(platform),
  trailNames: {
    library_item: namedIn('library.item', 'title'),
    library_folder: namedIn('library.folder', 'name'),
  },
  personalRecords: libraryRecords(platform),
  jobs: (jobs) => {
    jobs.work(officePagesJob, (payload) => makePages(platform, payload));
    jobs.work(readTextJob, (payload) => readText(platform, payload));
    jobs.schedule('library.remind-readers', '23 11 * * *', () => remindReaders(platform));
    jobs.schedule('library.read-older-texts', '37 4 * * *', () => readOlderTexts(platform));
    jobs.schedule('library.empty-bins', '17 4 * * *', () => emptyBins(platform));
  },
});
