import { call } from '@vitrine/client';
import { getCertificate, listCertificates, renewCertificate, verifyCertificate } from '@vitrine/contract/certificates';
import type { Locale } from '@vitrine/ui/words';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchCertificates = (after: string | null) => call(listCertificates, { query: after === null ? {} : { after } });
export const fetchVerification = (code: string, locale: Locale) => call(verifyCertificate, { params: { code }, query: { locale } });
export const fetchFileUrl = async (certificateId: string): Promise<string> =>
  (await call(getCertificate, { params: { certificateId } })).fileUrl;
export const sendRenewal = (certificateId: string) => call(renewCertificate, { params: { certificateId } });
