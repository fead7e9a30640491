/** Certificates: issued when a course is finished, drawn as PDF, verified by their code. */
export { certificateOf } from './certificates.ts';
export { noTrailFinished, type CertificateOfTrail } from './get-trail-certificate-file.ts';
export { issueCertificate } from './issue-certificate.ts';
export { certificatesRecords } from './personal-records.ts';
export { certificatesRoutes } from './routes.ts';
