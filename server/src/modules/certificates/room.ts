import { namedIn } from '../../platform/audit/index.ts';
import type { Room } from '../room.ts';
import { issueCertificate } from './issue-certificate.ts';
import { certificatesRecords } from './personal-records.ts';
import { certificatesFileAccess } from './file-access.ts';
import { issueTrailCertificate } from './issue-trail-certificate.ts';
import { endCertificates } from './renewals.ts';
import { certificatesRoutes } from './routes.ts';

export const certificates: Room = (platform) => ({
  routes: [certificatesRoutes(platform)],
  subscribers: {
    'learning.course_finished': { 'certificates.issue': (event) => issueCertificate(platform, event) },
    'learning.trail_finished': { 'certificates.issue_for_trail': (event) => issueTrailCertificate(platform, event) },
  },
  jobs: (jobs) => jobs.schedule('certificates.end', '23 * * * *', async () => void (await endCertificates(platform))),
  fileAccess: certificatesFileAccess,
  trailNames: {
    certificate_design: namedIn('certificates.design', 'name'),
  },
  personalRecords: certificatesRecords(platform),
});
