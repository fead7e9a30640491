import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { PageTitle } from '../../shared/page-title.tsx';
import { pageQuery } from './api.ts';
import { PageOfBlocks } from './page-parts.tsx';

/** What the client wrote at an address of its own (NAV-11). */
export function WildcardPage() {
  const { slug = '' } = useParams({ strict: false });
  return <PageOfBlocks found={useQuery(pageQuery(slug))} heading={(title) => <PageTitle title={title} backHref="/home" />} />;
}
