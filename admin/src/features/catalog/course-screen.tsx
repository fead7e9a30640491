import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { CourseDraft } from '@vitrine/contract/catalog';
import { ConsolePanes, Failed, Loading } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WrittenIn } from '../../shared/fields/index.ts';
import { FilesProvider } from '../../shared/files/index.ts';
import { validateSearch } from '../../shared/resource/index.ts';
import { ActivityEditor } from './activity-editor.tsx';
import { ActivityList } from './activity-list.tsx';
import { draftQuery } from './api.ts';
import { CourseDetails } from './course-details.tsx';
import { CourseHeader } from './course-header.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { useDraftWork } from './use-draft-work.ts';

/** One course as it is edited: its activities, the open one, and the learner's view of it (ADM-01). */
export function CourseScreen() {
  const { courseId = '' } = useParams({ strict: false });
  const draft = useQuery(draftQuery(courseId));
  if (draft.isPending) return <Loading shape="form" rows={6} />;
  if (draft.isError) return <Failed error={draft.error} onRetry={() => void draft.refetch()} />;
  return (
    <FilesProvider files={draft.data.files}>
      <Editor draft={draft.data} />
    </FilesProvider>
  );
}

function Editor({ draft }: { draft: CourseDraft }) {
  const { at } = validateSearch(useSearch({ strict: false }));
  const [isPreviewOpen, showPreview] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const { i18n } = useTranslation();
  const [written, setWritten] = useState(() => matchLocale(i18n.language));
  const work = useDraftWork(draft);
  const open = draft.activities.find(({ id }) => id === at);
  return (
    <ConsolePanes
      inspectorWidth={400}
      isDetailOpen={at !== undefined}
      isInspectorOpen={isPreviewOpen}
      {...(isPreviewOpen ? { onCloseInspector: () => showPreview(false) } : {})}
      header={<CourseHeader draft={draft} isDirty={isDirty} onPreview={() => showPreview(true)} isDetailOpen={at !== undefined} />}
      list={<ActivityList draft={draft} openId={at} work={work} />}
      detail={
        open ? (
          <ActivityEditor key={open.id} draft={draft} activity={open} onDirty={setDirty} written={written} onWritten={setWritten} />
        ) : (
          <CourseDetails key="details" draft={draft} onDirty={setDirty} written={written} onWritten={setWritten} />
        )
      }
      inspector={
        <WrittenIn value={written}>
          <PreviewPane draft={draft} activity={open} isDirty={isDirty} />
        </WrittenIn>
      }
    />
  );
}
