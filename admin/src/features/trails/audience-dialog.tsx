import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AudienceDialog } from '../../shared/writing/index.ts';
import { audienceQuery, listsQuery, writeAudience } from './api.ts';

type TrailAudienceProps = { trailId: string; mayWrite: boolean; isOpen: boolean; onClose: () => void };

/** Whom a trail is for. */
export function TrailAudienceDialog({ trailId, ...dialog }: TrailAudienceProps) {
  const queries = useQueryClient();
  const audience = useQuery({ ...audienceQuery(trailId), enabled: dialog.isOpen });
  const { data: lists } = useQuery({ ...listsQuery, enabled: dialog.isOpen });
  return (
    <AudienceDialog
      {...dialog}
      room="trails"
      audience={audience}
      lists={lists}
      write={(chosen) => writeAudience(trailId, chosen)}
      onSaved={(kept) => queries.setQueryData(audienceQuery(trailId).queryKey, kept)}
    />
  );
}
