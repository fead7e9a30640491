/** Certificates: who earned one, how long it holds, and the code by which anybody verifies it. */
export { certificateCode, parseCertificateCode } from './code.ts';
export { addMonths, certificateState, judgeRenewal, validityOf, type RenewalFacts, type Validity } from './validity.ts';
export {
  certificateRefusals,
  certificateStates,
  designRefusals,
  type CertificateRefusal,
  type CertificateState,
  type DesignRefusal,
} from './words.ts';
