/** Certificates on the wire, and the public page that verifies one by its code. */
import { certificateRefusals, certificateStates } from '@vitrine/domain/certificates';
import { z } from 'zod';
import { ClientBrand } from '../tenancy/index.ts';
import { Day, endpoint, Id, pageOf, PageQuery } from '../kernel/index.ts';
export {
  createDesign,
  DesignDetail,
  DesignFields,
  DesignRow,
  exportDesigns,
  getDesign,
  getDesignSample,
  listDesigns,
  removeDesign,
  saveDesign,
} from './designs.ts';

export const Certificate = z.object({
  id: Id,
  code: z.string(),
  /** Of a course or of a trail: one of the two. */
  courseId: Id.nullable(),
  trailId: Id.nullable(),
  courseTitle: z.string(),
  holder: z.string(),
  issuedOn: Day,
  workloadMinutes: z.int(),
  /** Percent; null for a course without a test. */
  grade: z.int().nullable(),
  state: z.enum(certificateStates),
  /** The last day that it holds; null: it lasts. */
  expiresOn: Day.nullable(),
  /** Its training was opened anew, and has to be finished. */
  isReopened: z.boolean(),
  verifyUrl: z.url(),
  /** Signed for the member; ten minutes. */
  fileUrl: z.string(),
});
export type Certificate = z.infer<typeof Certificate>;

const learnt = { module: ['online_courses', 'trails'] } as const;

export const listCertificates = endpoint({
  ...learnt,
  method: 'GET',
  path: '/certificates',
  query: PageQuery,
  answer: pageOf(Certificate),
  summary: 'The member’s certificates',
});

export const getCertificate = endpoint({
  ...learnt,
  method: 'GET',
  path: '/certificates/:certificateId',
  params: z.object({ certificateId: Id }),
  answer: Certificate,
  refusals: certificateRefusals,
  summary: 'One certificate',
});

export const getCertificateFile = endpoint({
  method: 'GET',
  path: '/certificates/:certificateId/file',
  access: 'open',
  params: z.object({ certificateId: Id }),
  /** The signature names the member and the end of the link's life. */
  query: z.object({ member: Id, expires: z.coerce.number().int(), signature: z.string().max(128) }),
  answer: z.string(),
  answersFile: true,
  /** Each is drawn anew. */
  perMinute: 120,
  summary: 'The PDF',
});

export const renewCertificate = endpoint({
  ...learnt,
  method: 'POST',
  path: '/certificates/:certificateId/renewal',
  params: z.object({ certificateId: Id }),
  answer: Certificate,
  refusals: certificateRefusals,
  summary: 'Opens the training of a certificate that ends anew; finishing it gives the next one',
});

/** The address that the specification fixes, and its field (decision D66): the certificate of a trail that the member has finished. */
export const getTrailUserResultCertificate = endpoint({
  module: 'trails',
  method: 'POST',
  path: '//get_trail_user_result_certificate/',
  encoding: 'form',
  keyed: false,
  body: z.object({ id_trail: z.string('required').min(1, 'required').pipe(Id) }),
  answer: z.string(),
  answersFile: true,
  perMinute: 120,
  summary: 'The PDF of a finished trail',
});

export const verifyCertificate = endpoint({
  method: 'GET',
  path: '/certificate-codes/:code',
  access: 'open',
  params: z.object({ code: z.string().min(4).max(40) }),
  query: z.object({ locale: z.string().max(16).optional() }),
  answer: z.object({
    code: z.string(),
    holder: z.string(),
    courseTitle: z.string(),
    program: z.string(),
    issuedOn: Day,
    workloadMinutes: z.int(),
    grade: z.int().nullable(),
    state: z.enum(certificateStates),
    expiresOn: Day.nullable(),
    /** Of whom it vouches. */
    brand: ClientBrand,
  }),
  perMinute: 60,
  summary: 'Says whether a certificate is real',
});
