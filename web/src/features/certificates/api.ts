import { call } from '@vitrine/client';
import { getCertificate, listCertificates, verifyCertificate } from '@vitrine/contract/certificates';
import type { Locale } from '@vitrine/ui/words';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** The member's certificates, newest first. */
export const certificatesQuery = infiniteQueryOptions({
  queryKey: ['certificates', 'mine'],
  queryFn: ({ pageParam }) => call(listCertificates, { query: pageParam === null ? {} : { after: pageParam } }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  staleTime: 5 * 60_000, // links of files live ten minutes
});

/** Says whether a code is real; anybody may ask. */
export const verificationQuery = (code: string, locale: Locale) =>
  queryOptions({
    queryKey: ['certificates', 'verification', code, locale],
    queryFn: () => call(verifyCertificate, { params: { code }, query: { locale } }),
    retry: false,
  });

/** A link that was just signed: the one on the screen may have run out while somebody looked at it. */
export async function freshFileUrl(certificateId: string): Promise<string> {
  return (await call(getCertificate, { params: { certificateId } })).fileUrl;
}
