import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ItemDetail } from '@vitrine/contract/library';
import type { Text } from '@vitrine/domain/kernel';
import { Dialog, showToast } from '@vitrine/ui';
import { refusalCode, useZodForm } from '@vitrine/ui/forms';
import { LocaleText } from '@vitrine/contract/kernel';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { Languages, TextField } from '../../shared/fields/index.ts';
import { FileField, FilesProvider } from '../../shared/files/index.ts';
import { listKey } from '../../shared/resource/index.ts';
import { itemQuery, replaceFile } from './api.ts';
import { items } from './library.tsx';
import classes from './library.module.css';

const Note = z.object({ note: LocaleText(240) });

/** A file that takes the place of the one before, and what changed, for those who knew that one. */
export function VersionDialog({ item, onClose }: { item: ItemDetail; onClose: () => void }) {
  const { t } = useTranslation('library');
  const queries = useQueryClient();
  const [fileId, setFileId] = useState<string | null>(null);
  const form = useZodForm(Note, { note: {} });
  const note = useWatch({ control: form.control, name: 'note' });
  const send = useMutation({
    mutationFn: (said: Text) => replaceFile({ itemId: item.id, version: item.version }, { fileId: fileId ?? '', note: said }),
    onSuccess: async (kept) => {
      queries.setQueryData(itemQuery(item.id).queryKey, kept);
      void queries.invalidateQueries({ queryKey: ['library', 'readers', item.id] });
      await queries.invalidateQueries({ queryKey: listKey(items) });
      showToast({ text: t('versions.done', { number: kept.versions[0]?.number ?? 1 }) });
      onClose();
    },
    onError: (error) => {
      if (refusalCode(error) === 'changed_meanwhile') void queries.invalidateQueries({ queryKey: itemQuery(item.id).queryKey });
    },
  });
  const submit = form.handleSubmit(({ note: said }) => send.mutate(said));
  return (
    <Dialog isOpen onClose={onClose} title={t('versions.new')} size={560}>
      <FilesProvider files={[]}>
        <form className={classes.stack} onSubmit={(event) => void submit(event)} noValidate aria-label={t('versions.new')}>
          <p>{t('versions.means')}</p>
          <FileField purpose="any" label={t('versions.file')} value={fileId} onChange={setFileId} />
          <Languages texts={[note]}>
            <TextField form={form} name="note" label={t('versions.note')} hint={t('versions.note_hint')} limit={240} rows={2} />
          </Languages>
          <DialogFoot onClose={onClose} error={send.error} type="submit" loading={send.isPending} disabled={fileId === null}>
            {t('versions.send')}
          </DialogFoot>
        </form>
      </FilesProvider>
    </Dialog>
  );
}
