import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { TrailDraft } from '@vitrine/contract/trails';
import { ConsolePanes, Failed, Loading } from '@vitrine/ui';
import { useState } from 'react';
import { FilesProvider } from '../../shared/files/index.ts';
import { draftQuery } from './api.ts';
import { PreviewPane } from './preview-pane.tsx';
import { StepList } from './step-list.tsx';
import { TrailDetails } from './trail-details.tsx';
import { TrailHeader } from './trail-header.tsx';

/** One trail as it is edited: its steps in their order, what it says, and the learner's view of it (ADM-01). */
export function TrailScreen() {
  const { trailId = '' } = useParams({ strict: false });
  const draft = useQuery(draftQuery(trailId));
  if (draft.isPending) return <Loading shape="form" rows={6} />;
  if (draft.isError) return <Failed error={draft.error} onRetry={() => void draft.refetch()} />;
  return (
    <FilesProvider files={draft.data.files}>
      <Editor draft={draft.data} />
    </FilesProvider>
  );
}

function Editor({ draft }: { draft: TrailDraft }) {
  const [isPreviewOpen, showPreview] = useState(false);
  const [isDirty, setDirty] = useState(false);
  return (
    <ConsolePanes
      inspectorWidth={400}
      isInspectorOpen={isPreviewOpen}
      {...(isPreviewOpen ? { onCloseInspector: () => showPreview(false) } : {})}
      header={<TrailHeader draft={draft} isDirty={isDirty} onPreview={() => showPreview(true)} />}
      detail={
        <>
          <StepList draft={draft} />
          <TrailDetails draft={draft} onDirty={setDirty} />
        </>
      }
      inspector={<PreviewPane draft={draft} />}
    />
  );
}
