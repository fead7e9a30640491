import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PageDetail } from '@vitrine/contract/pages';
import { textIn } from '@vitrine/domain/kernel';
import { Button, PageHeading, showToast, StateChip } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { listKey } from '../../shared/resource/index.ts';
import { PreviewButton, writing } from '../../shared/writing/index.ts';
import { pageQuery, publish, retire } from './api.ts';
import classes from './pages.module.css';
import { pages } from './pages.tsx';

type PageHeaderProps = {
  detail: PageDetail;
  formId: string;
  isDirty: boolean;
  isSaved: boolean;
  isSaving: boolean;
  onDiscard: () => void;
  onPreview: () => void;
};

/** Which page, which version of it members read, and the steps that they will notice. */
export function PageHeader({ detail, formId, isDirty, isSaved, isSaving, onDiscard, onPreview }: PageHeaderProps) {
  const { t, i18n } = useTranslation(['pages', 'resource']);
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const { id: pageId, version, number, can, state, hasChanges } = detail;
  const move = useMutation({
    mutationFn: (to: typeof publish | typeof retire) => to({ pageId, version }),
    onSuccess: (kept) => {
      queries.setQueryData(pageQuery(pageId).queryKey, kept);
      void queries.invalidateQueries({ queryKey: listKey(pages) });
      showToast({ text: kept.state === 'published' ? t('pages.published', { number: kept.number ?? 1 }) : t('pages.retired') });
    },
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
  });
  return (
    <PageHeading
      title={textIn(detail.page.title, matchLocale(i18n.language)) || t('untitled')}
      backHref="/pages"
      hint={
        <span className={writing.stand}>
          <StateChip state={state === 'draft' ? 'brand' : state === 'retired' ? 'held' : 'quiet'} icon={null}>
            {t(`pages.choice.state.${state}`)}
          </StateChip>
          {number === null ? t('never_published') : t(hasChanges ? 'version_behind' : 'version', { number })}
        </span>
      }
      actions={
        <>
          <span role="status" className={classes.status}>
            {isDirty ? t('resource:dirty.mark') : isSaved ? t('resource:saved') : null}
          </span>
          <PreviewButton label={t('preview.open')} onClick={onPreview} />
          {isDirty ? (
            <Button variant="default" disabled={isSaving} onClick={onDiscard}>
              {t('resource:discard')}
            </Button>
          ) : null}
          {can.save && isDirty ? (
            <Button type="submit" form={formId} loading={isSaving}>
              {t('resource:save')}
            </Button>
          ) : null}
          {can.retire && !isDirty ? (
            <Button variant="default" loading={move.isPending} onClick={() => move.mutate(retire)}>
              {t('retire')}
            </Button>
          ) : null}
          {can.publish && !isDirty ? (
            <Button loading={move.isPending} onClick={() => move.mutate(publish)}>
              {t('publish')}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
