import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TrailDraft } from '@vitrine/contract/trails';
import { textIn } from '@vitrine/domain/kernel';
import { Button, Dialog, Facts, IconButton, LinkButton, Menu, PageHeading, showToast } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { IconDotsVertical, IconUsers } from '../../shared/icons.ts';
import { listKey } from '../../shared/resource/index.ts';
import { PreviewButton, writing } from '../../shared/writing/index.ts';
import { draftQuery, publish, retire } from './api.ts';
import { TrailAudienceDialog } from './audience-dialog.tsx';
import { TrailStateChip } from './trail-state-chip.tsx';
import classes from './trails.module.css';
import { trails } from './trails.tsx';

type TrailHeaderProps = { draft: TrailDraft; isDirty: boolean; onPreview: () => void };

/** Which trail, in which state, and the step that members will notice: publishing, or taking it out of the catalog. */
export function TrailHeader({ draft, isDirty, onPreview }: TrailHeaderProps) {
  const { t, i18n } = useTranslation('trails');
  const [asking, ask] = useState<'publish' | 'retire' | 'audience' | undefined>();
  const close = () => ask(undefined);
  const mayWrite = useMay('content.write');
  return (
    <div className={writing.header}>
      <PageHeading
        title={textIn(draft.trail.title, matchLocale(i18n.language)) || t('untitled')}
        backHref="/trails"
        hint={
          <span className={writing.stand}>
            <TrailStateChip state={draft.state} hasChanges={draft.hasChanges} />
            {draft.versionNumber === null ? t('never_published') : t('version', { number: draft.versionNumber })}
          </span>
        }
        actions={
          <>
            <PreviewButton label={t('preview.open')} onClick={onPreview} />
            {mayWrite ? (
              <LinkButton
                href={`/enrolments/trail/${draft.id}`}
                variant="default"
                leftSection={<IconUsers size={20} stroke={1.75} aria-hidden />}
              >
                {t('people')}
              </LinkButton>
            ) : null}
            {draft.can.publish ? (
              <Button disabled={isDirty} title={isDirty ? t('publish.save_first') : undefined} onClick={() => ask('publish')}>
                {t('publish.open')}
              </Button>
            ) : null}
            <Menu position="bottom-end">
              <Menu.Target>
                <IconButton label={t('more')}>
                  <IconDotsVertical size={20} stroke={1.75} aria-hidden />
                </IconButton>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => ask('audience')}>{t('audience.open')}</Menu.Item>
                {draft.can.retire ? <Menu.Item onClick={() => ask('retire')}>{t('retire.open')}</Menu.Item> : null}
              </Menu.Dropdown>
            </Menu>
          </>
        }
      />
      <PublishDialog draft={draft} isOpen={asking === 'publish'} onClose={close} />
      <TrailAudienceDialog trailId={draft.id} mayWrite={mayWrite} isOpen={asking === 'audience'} onClose={close} />
      <RetireDialog trailId={draft.id} isOpen={asking === 'retire'} onClose={close} />
    </div>
  );
}

type DialogProps = { isOpen: boolean; onClose: () => void };

/** What members will get, and what still keeps it back; then the verb (D10). */
function PublishDialog({ draft, isOpen, onClose }: DialogProps & { draft: TrailDraft }) {
  const { t, i18n } = useTranslation('trails');
  const queries = useQueryClient();
  const locale = matchLocale(i18n.language);
  const unready = draft.items.filter(({ isInCatalog }) => !isInCatalog);
  const send = useMutation({
    mutationFn: () => publish({ trailId: draft.id, version: draft.version }),
    onSuccess: async (kept) => {
      queries.setQueryData(draftQuery(draft.id).queryKey, kept);
      await queries.invalidateQueries({ queryKey: listKey(trails) });
      showToast({ text: t('publish.done', { number: kept.versionNumber ?? 1 }) });
      onClose();
    },
    onError: (error) => {
      if (refusalCode(error) === 'changed_meanwhile') void queries.invalidateQueries({ queryKey: draftQuery(draft.id).queryKey });
    },
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('publish.title', { number: (draft.versionNumber ?? 0) + 1 })} size={520}>
      <p className={classes.lead}>{t(draft.versionNumber === null ? 'publish.first' : 'publish.again')}</p>
      <Facts
        rows={[
          { term: t('steps'), value: draft.items.length },
          { term: t('field.isSequential'), value: t(draft.trail.isSequential ? 'resource:yes' : 'resource:no') },
        ]}
      />
      {unready.length > 0 ? (
        <section className={classes.missing}>
          <b>{t('publish.kept_back')}</b>
          <ul>
            {unready.map(({ subjectId, title }) => (
              <li key={subjectId}>{textIn(title, locale) || t('untitled')}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <DialogFoot
        onClose={onClose}
        error={send.error}
        onClick={() => send.mutate()}
        loading={send.isPending}
        disabled={unready.length > 0 || draft.items.length === 0}
      >
        {t('publish.send')}
      </DialogFoot>
    </Dialog>
  );
}

/** Taking a trail out of the catalog; those who are in it go on. */
function RetireDialog({ trailId, isOpen, onClose }: DialogProps & { trailId: string }) {
  const { t } = useTranslation('trails');
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: () => retire(trailId),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: draftQuery(trailId).queryKey });
      await queries.invalidateQueries({ queryKey: listKey(trails) });
      showToast({ text: t('retire.done') });
      onClose();
    },
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('retire.title')}>
      <p className={classes.lead}>{t('retire.hint')}</p>
      <DialogFoot onClose={onClose} error={send.error} color="refused" onClick={() => send.mutate()} loading={send.isPending}>
        {t('retire.send')}
      </DialogFoot>
    </Dialog>
  );
}
