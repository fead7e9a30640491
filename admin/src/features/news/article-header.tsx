import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewsDraft } from '@vitrine/contract/news';
import { lackingInBlocks, textIn } from '@vitrine/domain/kernel';
import { Button, Dialog, Facts, IconButton, Menu, PageHeading, showToast } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { IconDotsVertical } from '../../shared/icons.ts';
import { listKey } from '../../shared/resource/index.ts';
import { PreviewButton, writing } from '../../shared/writing/index.ts';
import { draftQuery, publish, retire } from './api.ts';
import classes from './news.module.css';
import { news } from './news.tsx';
import { StatusChip } from './status-chip.tsx';

type ArticleHeaderProps = { draft: NewsDraft; isDirty: boolean; onPreview: () => void };

/** Which piece of news, where it stands, and the step that members will notice. */
export function ArticleHeader({ draft, isDirty, onPreview }: ArticleHeaderProps) {
  const { t, i18n } = useTranslation('news');
  const [asking, ask] = useState<'publish' | 'retire' | undefined>();
  const close = () => ask(undefined);
  return (
    <div className={writing.header}>
      <PageHeading
        title={textIn(draft.news.title, matchLocale(i18n.language)) || t('untitled')}
        backHref="/news"
        hint={
          <span className={writing.stand}>
            <StatusChip status={draft.status} hasChanges={draft.hasChanges} />
            {draft.versionNumber === null ? t('never_published') : t('version', { number: draft.versionNumber })}
          </span>
        }
        actions={
          <>
            <PreviewButton label={t('preview.open')} onClick={onPreview} />
            {draft.can.publish ? (
              <Button disabled={isDirty} title={isDirty ? t('publish.save_first') : undefined} onClick={() => ask('publish')}>
                {t('publish.open')}
              </Button>
            ) : null}
            {draft.can.retire ? (
              <Menu position="bottom-end">
                <Menu.Target>
                  <IconButton label={t('more')}>
                    <IconDotsVertical size={20} stroke={1.75} aria-hidden />
                  </IconButton>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item onClick={() => ask('retire')}>{t('retire.open')}</Menu.Item>
                </Menu.Dropdown>
              </Menu>
            ) : null}
          </>
        }
      />
      <PublishDialog draft={draft} isOpen={asking === 'publish'} onClose={close} />
      <RetireDialog newsId={draft.id} isOpen={asking === 'retire'} onClose={close} />
    </div>
  );
}

type DialogProps = { isOpen: boolean; onClose: () => void };

/** What members will get, when and who; what still keeps it back; then the verb (D10). */
function PublishDialog({ draft, isOpen, onClose }: DialogProps & { draft: NewsDraft }) {
  const { t, i18n } = useTranslation('news');
  const queries = useQueryClient();
  const { visibleFrom, visibleTo, audience, isMustRead, blocks } = draft.news;
  const at = (instant: string | null, none: string) =>
    instant === null ? none : formatInstant(instant, deviceZone(), matchLocale(i18n.language));
  const lacking = lackingInBlocks(blocks).length;
  const isForAll = Object.values(audience).every((ids) => ids.length === 0);
  const send = useMutation({
    mutationFn: () => publish({ newsId: draft.id, version: draft.version }),
    onSuccess: async (kept) => {
      queries.setQueryData(draftQuery(draft.id).queryKey, kept);
      await queries.invalidateQueries({ queryKey: listKey(news) });
      showToast({ text: t('publish.done', { number: kept.versionNumber ?? 1 }) });
      onClose();
    },
    onError: (error) => {
      if (refusalCode(error) === 'changed_meanwhile') void queries.invalidateQueries({ queryKey: draftQuery(draft.id).queryKey });
    },
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('publish.title', { number: (draft.versionNumber ?? 0) + 1 })} size={520}>
      <Facts
        rows={[
          { term: t('field.visibleFrom'), value: at(visibleFrom, t('publish.now')) },
          { term: t('field.visibleTo'), value: at(visibleTo, t('publish.endless')) },
          { term: t('section.audience'), value: t(isForAll ? 'publish.everybody' : 'publish.some') },
          { term: t('field.isMustRead'), value: t(isMustRead ? 'resource:yes' : 'resource:no') },
        ]}
      />
      {lacking > 0 ? <p className={classes.missing}>{t('publish.lacking', { count: lacking })}</p> : null}
      <DialogFoot onClose={onClose} error={send.error} onClick={() => send.mutate()} loading={send.isPending} disabled={lacking > 0}>
        {t('publish.send')}
      </DialogFoot>
    </Dialog>
  );
}

/** Taking a piece of news away from members. */
function RetireDialog({ newsId, isOpen, onClose }: DialogProps & { newsId: string }) {
  const { t } = useTranslation('news');
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: () => retire(newsId),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: draftQuery(newsId).queryKey });
      await queries.invalidateQueries({ queryKey: listKey(news) });
      showToast({ text: t('retire.done') });
      onClose();
    },
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('retire.title')}>
      <p>{t('retire.hint')}</p>
      <DialogFoot onClose={onClose} error={send.error} color="refused" onClick={() => send.mutate()} loading={send.isPending}>
        {t('retire.send')}
      </DialogFoot>
    </Dialog>
  );
}
