/** How another tenant’s rows of this room are asked for. */
import type { RoomUnderAttack } from '../../../isolation/entry.ts';

export const certificates: RoomUnderAttack = {
  entries: {
    listCertificates: { asks: (b) => [{ query: {} }, { query: { after: b.cursor } }] },
    getCertificate: { asks: (b) => [{ params: { certificateId: b.certificateId } }] },
    getCertificateFile: {
      asks: (b) => [
        { params: { certificateId: b.certificateId }, query: { member: b.memberId, expires: 4_000_000_000, signature: 'guessed' } },
        {
          params: { certificateId: b.certificateId },
          query: { member: b.callerMemberId, expires: 4_000_000_000, signature: b.callerSignature },
        },
      ],
    },
    getTrailUserResultCertificate: { asks: (b) => [{ body: { id_trail: b.trailId } }, { body: { id_trail: b.certificateId } }] },
    verifyCertificate: {
      asks: (b) => [{ params: { code: b.certificateCode }, query: {} }],
      sharedWithin: { site: 'everybody', because: 'whoever holds the code of a certificate may verify it on its site (CER-01)' },
    },
  },
  untold: { 'certificates.code': 'stands on the certificate' },
};
