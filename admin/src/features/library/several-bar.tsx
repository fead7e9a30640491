import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Dialog, MultiSelect, NativeSelect, showToast } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { listKey, type Chosen } from '../../shared/resource/index.ts';
import { changeSeveral, foldersQuery, listsQuery } from './api.ts';
import { folderChoices } from './folder-tree.ts';
import classes from './library.module.css';
import { items } from './library.tsx';

/** Several files go into another folder, or get tags, all or none. */
export function SeveralBar({ chosen }: { chosen: Chosen }) {
  const { t } = useTranslation('library');
  const [isOpen, setOpen] = useState(false);
  return (
    <div role="group" aria-label={t('several.label')} className={classes.several}>
      <b aria-live="polite">{t('several.chosen', { count: chosen.ids.length })}</b>
      <Button variant="subtle" size="sm" onClick={chosen.clear}>
        {t('several.none')}
      </Button>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('several.open')}
      </Button>
      {isOpen ? <SeveralDialog chosen={chosen} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function SeveralDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const { t } = useTranslation('library');
  const queries = useQueryClient();
  const { data: lists } = useQuery(listsQuery);
  const { data: tree } = useQuery(foldersQuery);
  const [folderId, setFolderId] = useState('');
  const [addTagIds, setTags] = useState<string[]>([]);
  const send = useMutation({
    mutationFn: () => changeSeveral({ itemIds: [...chosen.ids], folderId: folderId === '' ? null : folderId, addTagIds }),
    onSuccess: async ({ changed }) => {
      await queries.invalidateQueries({ queryKey: listKey(items) });
      void queries.invalidateQueries({ queryKey: foldersQuery.queryKey });
      showToast({ text: t('several.done', { count: changed }) });
      chosen.clear();
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('several.title', { count: chosen.ids.length })}>
      <div className={classes.stack}>
        <NativeSelect
          label={t('several.folder')}
          value={folderId}
          onChange={(event) => setFolderId(event.currentTarget.value)}
          data={[{ value: '', label: t('several.stay') }, ...folderChoices(tree?.folders ?? [])]}
        />
        <MultiSelect
          label={t('several.tags')}
          data={(lists?.tags ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={addTagIds}
          onChange={setTags}
          searchable
          hidePickedOptions
        />
        <DialogFoot
          onClose={onClose}
          error={send.error}
          loading={send.isPending}
          disabled={folderId === '' && addTagIds.length === 0}
          onClick={() => send.mutate()}
        >
          {t('several.send')}
        </DialogFoot>
      </div>
    </Dialog>
  );
}
