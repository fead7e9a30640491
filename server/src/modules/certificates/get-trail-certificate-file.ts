import { notFound, type Actor } from '../../platform/http/index.ts';
import { certificateOfTrail } from './certificates.ts';
import { drawnFile, type CertificateFile } from './get-certificate-file.ts';

/** The PDF of a trail that the member has finished (CAL-04, TRL-03), the same that a certificate's own link opens. Refuses `not_found`. */
export async function getTrailCertificateFile(
  parts: Parameters<typeof drawnFile>[0],
  actor: Actor,
  { trailId, host }: { trailId: string; host: string },
): Promise<CertificateFile> {
  const certificateId = await certificateOfTrail(parts, actor, { trailId });
  if (certificateId === null) throw notFound();
  return drawnFile(parts, { certificateId, memberId: actor.memberId, host });
}
