import { useQuery } from '@tanstack/react-query';

/** The document behind a link; one that ran out is renewed once. */
export const useDocument = ({ fileId, url }: { fileId: string; url: string }) =>
  useQuery({
    queryKey: ['learning', 'document', fileId],
    queryFn: async () => {
      const { openDocument } = await import('../../../../shared/document/open-document.ts');
      try {
        return await openDocument(url);
      } catch {
        const { freshUrlOf } = await import('../../calls.ts');
        return await openDocument(await freshUrlOf(fileId));
      }
    },
    retry: false,
    staleTime: Infinity,
    structuralSharing: false, // a document is no plain object
  });
