/** Certificates: who earned one, and the code by which anybody verifies it. */
export { certificateCode, parseCertificateCode } from './code.ts';

export const certificateRefusals = ['course_unfinished', 'blocked_in_training'] as const;
export type CertificateRefusal = (typeof certificateRefusals)[number];
