/** Certificates of a member, and the public page that says whether a code is real. */
export { CertificateList } from './certificate-list.tsx';
