/** Certificates: issued when a course or a trail is finished, drawn as PDF, verified by their code. */
export { certificateOf, certificateOfTrail } from './certificates.ts';
