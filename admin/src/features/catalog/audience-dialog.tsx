import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AudienceDialog } from '../../shared/writing/index.ts';
import { audienceQuery, changesQuery, tagsQuery, writeAudience } from './api.ts';

type CourseAudienceProps = { courseId: string; mayWrite: boolean; isOpen: boolean; onClose: () => void };

/** Whom a course is for. */
export function CourseAudienceDialog({ courseId, ...dialog }: CourseAudienceProps) {
  const queries = useQueryClient();
  const audience = useQuery({ ...audienceQuery(courseId), enabled: dialog.isOpen });
  const { data: lists } = useQuery({ ...tagsQuery, enabled: dialog.isOpen });
  return (
    <AudienceDialog
      {...dialog}
      room="catalog"
      audience={audience}
      lists={lists}
      write={(chosen) => writeAudience(courseId, chosen)}
      onSaved={(kept) => {
        queries.setQueryData(audienceQuery(courseId).queryKey, kept);
        void queries.invalidateQueries({ queryKey: changesQuery(courseId).queryKey });
      }}
    />
  );
}
