import { call } from '@vitrine/client';
import { renewLink } from '@vitrine/contract/kernel';
import { useQuery } from '@tanstack/react-query';

/** The document behind a link; one that ran out is renewed once. */
export const useDocument = ({ fileId, url }: { fileId: string; url: string }) =>
  useQuery({
    queryKey: ['learning', 'document', fileId],
    queryFn: async () => {
      const { openDocument } = await import('./open-document.ts');
      try {
        return await openDocument(url);
      } catch {
        return await openDocument((await call(renewLink, { body: { fileId } })).url);
      }
    },
    retry: false,
    staleTime: Infinity,
    structuralSharing: false, // a document is no plain object
  });
