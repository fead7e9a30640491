import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { ItemDetail } from '@vitrine/contract/library';
import { textIn } from '@vitrine/domain/kernel';
import { Button, ConsolePanes, Dialog, Failed, Loading, PageHeading, showToast } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { listKey } from '../../shared/resource/index.ts';
import { PreviewButton, writing } from '../../shared/writing/index.ts';
import { foldersQuery, itemQuery, takeItemAway } from './api.ts';
import { ItemDetails } from './item-details.tsx';
import { items } from './library.tsx';
import classes from './library.module.css';
import { PreviewPane } from './preview-pane.tsx';
import { Readers } from './readers.tsx';
import { VersionDialog } from './version-dialog.tsx';
import { Versions } from './versions.tsx';

/** One file: what is said of it, its versions, who has read it, and how members see it (ADM-01 LIB-01). */
export function LibraryItemScreen() {
  const { itemId = '' } = useParams({ strict: false });
  const found = useQuery(itemQuery(itemId));
  if (found.isPending) return <Loading shape="form" rows={6} />;
  if (found.isError) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  return <Opened key={itemId} item={found.data} />;
}

function Opened({ item }: { item: ItemDetail }) {
  const { t, i18n } = useTranslation('library');
  const [asking, ask] = useState<'version' | 'retire'>();
  const [isPreviewOpen, showPreview] = useState(false);
  const title = textIn(item.item.title, matchLocale(i18n.language)) || item.versions[0]?.fileName || '';
  return (
    <ConsolePanes
      inspectorWidth={400}
      isInspectorOpen={isPreviewOpen}
      {...(isPreviewOpen ? { onCloseInspector: () => showPreview(false) } : {})}
      header={
        <div className={writing.header}>
          <PageHeading
            title={title}
            backHref={`/library?folderId=${item.item.folderId}`}
            hint={item.isRetired ? t('retired') : t('version_on', { number: item.versions[0]?.number ?? 1 })}
            actions={
              <>
                <PreviewButton label={t('preview.open')} onClick={() => showPreview(true)} />
                {item.can.retire ? (
                  <Button variant="default" onClick={() => ask('retire')}>
                    {t('retire.open')}
                  </Button>
                ) : null}
                {item.can.save ? <Button onClick={() => ask('version')}>{t('versions.new')}</Button> : null}
              </>
            }
          />
        </div>
      }
      detail={
        <div className={classes.sections}>
          <ItemDetails item={item} />
          <Versions item={item} />
          <Readers itemId={item.id} isMustRead={item.item.isMustRead} />
          {asking === 'version' ? <VersionDialog item={item} onClose={() => ask(undefined)} /> : null}
          {asking === 'retire' ? <RetireDialog item={item} title={title} onClose={() => ask(undefined)} /> : null}
        </div>
      }
      inspector={<PreviewPane item={item} />}
    />
  );
}

function RetireDialog({ item, title, onClose }: { item: ItemDetail; title: string; onClose: () => void }) {
  const { t } = useTranslation('library');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const retire = useMutation({
    mutationFn: () => takeItemAway(item.id),
    onSuccess: async () => {
      onClose();
      await navigate({ to: '/library', search: () => ({ folderId: item.item.folderId }) });
      void queries.invalidateQueries({ queryKey: itemQuery(item.id).queryKey });
      void queries.invalidateQueries({ queryKey: foldersQuery.queryKey });
      await queries.invalidateQueries({ queryKey: listKey(items) });
      showToast({ text: t('retire.done', { title }) });
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('retire.ask', { title })}>
      <p>{t('retire.means')}</p>
      <DialogFoot onClose={onClose} error={retire.error} color="refused" loading={retire.isPending} onClick={() => retire.mutate()}>
        {t('retire.open')}
      </DialogFoot>
    </Dialog>
  );
}
