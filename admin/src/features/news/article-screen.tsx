import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { NewsForm, type NewsDraft } from '@vitrine/contract/news';
import { ConsolePanes, Failed, Loading } from '@vitrine/ui';
import { useZodForm } from '@vitrine/ui/forms';
import { matchLocale, type Locale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BlockThings } from '../../shared/blocks/index.ts';
import { FilesProvider } from '../../shared/files/index.ts';
import { listKey, useVersionedSave } from '../../shared/resource/index.ts';
import { blockThings, draftQuery, writeNews } from './api.ts';
import { ArticleForm } from './article-form.tsx';
import { ArticleHeader } from './article-header.tsx';
import { CommentsPart } from './comments-part.tsx';
import { GroupsPart } from './groups-part.tsx';
import { news } from './news.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { ReadersPart } from './readers-part.tsx';

/** One piece of news as it is written, the reader's view beside it, and below who read it and what was said (ADM-01). */
export function ArticleScreen() {
  const { newsId = '' } = useParams({ strict: false });
  const draft = useQuery(draftQuery(newsId));
  if (draft.isPending) return <Loading shape="form" rows={6} />;
  if (draft.isError) return <Failed error={draft.error} onRetry={() => void draft.refetch()} />;
  return (
    <FilesProvider files={draft.data.files}>
      <BlockThings value={blockThings}>
        <Editor key={newsId} draft={draft.data} />
      </BlockThings>
    </FilesProvider>
  );
}

function Editor({ draft }: { draft: NewsDraft }) {
  const { i18n } = useTranslation('news');
  const queries = useQueryClient();
  const [isPreviewOpen, showPreview] = useState(false);
  const [written, setWritten] = useState<Locale>(() => matchLocale(i18n.language));
  const form = useZodForm(NewsForm, draft.news);
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const save = useVersionedSave({
    form,
    held: draft.news,
    version: draft.version,
    send: (_, version, changed) => writeNews({ newsId: draft.id, version }, changed),
    readAgain: async () => {
      const there = await queries.query({ ...draftQuery(draft.id), staleTime: 0 });
      return { values: there.news, version: there.version };
    },
    onSaved: (kept) => {
      queries.setQueryData(draftQuery(draft.id).queryKey, kept);
      void queries.invalidateQueries({ queryKey: listKey(news) });
      form.reset(kept.news);
    },
    outer: 'news',
  });
  return (
    <ConsolePanes
      inspectorWidth={430}
      isInspectorOpen={isPreviewOpen}
      {...(isPreviewOpen ? { onCloseInspector: () => showPreview(false) } : {})}
      header={<ArticleHeader draft={draft} isDirty={isDirty} onPreview={() => showPreview(true)} />}
      detail={
        <>
          <ArticleForm form={form} draft={draft} save={save} isDirty={isDirty} isSaving={isSubmitting} onWritten={setWritten} />
          {draft.versionNumber === null ? null : (
            <>
              <CommentsPart newsId={draft.id} />
              <ReadersPart newsId={draft.id} />
              <GroupsPart newsId={draft.id} />
            </>
          )}
        </>
      }
      inspector={<PreviewPane form={form} locale={written} />}
    />
  );
}
