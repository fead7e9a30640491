import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '../../shared/page-title.tsx';
import { hotsiteQuery } from './api.ts';
import { PageOfBlocks } from './page-parts.tsx';

/** The client's hotsite (NAV-11). */
export const HotsitePage = () => (
  <PageOfBlocks found={useQuery(hotsiteQuery)} heading={(title) => <PageTitle title={title} backHref="/home" />} />
);
