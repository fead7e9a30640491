import type { Certificate } from '@vitrine/contract/certificates';
import type { Locale } from '@vitrine/ui/words';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { pageAfterPage } from '../../shared/page-after-page.ts';

const theCalls = () => import('./calls.ts');

/** The member's certificates, newest first. */
export const certificatesQuery = infiniteQueryOptions({
  queryKey: ['certificates', 'mine'],
  queryFn: async ({ pageParam }) => (await theCalls()).fetchCertificates(pageParam),
  ...pageAfterPage,
  staleTime: 5 * 60_000, // links of files live ten minutes
});

/** Says whether a code is real; anybody may ask. */
export const verificationQuery = (code: string, locale: Locale) =>
  queryOptions({
    queryKey: ['certificates', 'verification', code, locale],
    queryFn: async () => (await theCalls()).fetchVerification(code, locale),
    retry: false,
  });

/** A link that was just signed: the one on the screen may have run out while somebody looked at it. */
export async function freshFileUrl(certificateId: string): Promise<string> {
  return (await theCalls()).fetchFileUrl(certificateId);
}

/** Opens the training of a certificate that ends anew. */
export async function renewCertificate(certificateId: string): Promise<Certificate> {
  return (await theCalls()).sendRenewal(certificateId);
}

/** Where what a certificate is for is learned. */
export const trainingHref = ({ courseId, trailId }: Pick<Certificate, 'courseId' | 'trailId'>): string =>
  trailId === null ? `/online-courses/${courseId}` : `/trails/${trailId}`;
