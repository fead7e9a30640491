import { notFound, type Actor } from '../../platform/http/index.ts';
import { drawnFile, type CertificateFile } from './get-certificate-file.ts';

/** Asked of the room of trails: the id of the certificate that a trail gave this member; null while it gave none. `app.ts` hands it in. */
export type CertificateOfTrail = (actor: Actor, { trailId }: { trailId: string }) => Promise<string | null>;

/** Where there are no trails yet, nobody has finished one. */
export const noTrailFinished: CertificateOfTrail = () => Promise.resolve(null);

type Parts = Parameters<typeof drawnFile>[0] & { certificateOfTrail: CertificateOfTrail };

/** The PDF of a trail that the member has finished (CAL-04), the same that a certificate's own link opens. Refuses `not_found`. */
export async function getTrailCertificateFile(
  parts: Parts,
  actor: Actor,
  { trailId, host }: { trailId: string; host: string },
): Promise<CertificateFile> {
  const certificateId = await parts.certificateOfTrail(actor, { trailId });
  if (certificateId === null) throw notFound();
  return drawnFile(parts, { certificateId, memberId: actor.memberId, host });
}
