/** How another tenant’s rows of this room are asked for. */
import type { RoomUnderAttack } from '../../../isolation/entry.ts';
import { aCourse } from '../../catalog/testing.ts';
import { aDesign, designFields } from '../testing.ts';

type Own = { designId: string };

export const certificates: RoomUnderAttack<Own> = {
  rows: async ({ platform }, { author, mark }) => {
    const { id: courseId } = await aCourse(platform, author.actor, { activities: [], published: false });
    const wish = { name: mark, note: { 'pt-BR': mark }, signerName: mark, courseIds: [courseId] };
    return { designId: await aDesign(platform, author.actor, wish) };
  },
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
    renewCertificate: { asks: (b) => [{ params: { certificateId: b.certificateId } }] },
    getTrailUserResultCertificate: { asks: (b) => [{ body: { id_trail: b.trailId } }, { body: { id_trail: b.certificateId } }] },
    verifyCertificate: {
      asks: (b) => [{ params: { code: b.certificateCode }, query: {} }],
      sharedWithin: { site: 'everybody', because: 'whoever holds the code of a certificate may verify it on its site (CER-01)' },
    },
    listDesigns: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }] },
    exportDesigns: { asks: () => [{ query: {} }] },
    createDesign: {
      asks: (b) => [
        { body: designFields() },
        { body: designFields({ courseIds: [b.courseId] }) },
        { body: designFields({ trailIds: [b.trailId] }) },
        { body: designFields({ logoFileId: b.fileId }) },
      ],
    },
    getDesign: { asks: ({ designId }) => [{ params: { designId } }] },
    saveDesign: { asks: ({ designId }) => [{ params: { designId }, body: { version: 1, design: designFields() } }] },
    removeDesign: { asks: ({ designId }) => [{ params: { designId } }] },
    getDesignSample: { asks: ({ designId }) => [{ params: { designId } }] },
  },
  untold: { 'certificates.code': 'stands on the certificate' },
};
