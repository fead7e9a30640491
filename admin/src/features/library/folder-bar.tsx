import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FolderRow } from '@vitrine/contract/library';
import { Button, Dialog, IconButton, Link, Menu, NativeSelect, showToast } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { IconDotsVertical } from '../../shared/icons.ts';
import { foldersQuery, putFolder, takeFolderAway } from './api.ts';
import { folderChoices, wayTo } from './folder-tree.ts';
import classes from './library.module.css';

type FolderBarProps = {
  folders: readonly FolderRow[];
  folder: FolderRow;
  mayWrite: boolean;
  onCreate: () => void;
  onEdit: () => void;
  onGone: (parentId: string | null) => void;
};

/** The folder that is open: the way to it, and what may be done to it. */
export function FolderBar({ folders, folder, mayWrite, onCreate, onEdit, onGone }: FolderBarProps) {
  const { t } = useTranslation('library');
  const [asking, ask] = useState<'move' | 'retire'>();
  const close = () => ask(undefined);
  return (
    <div className={classes.bar}>
      <ol aria-label={t('way')}>
        {wayTo(folders, folder.id).map(({ id, name }) => (
          <li key={id}>{id === folder.id ? <b aria-current="page">{name}</b> : <Link href={`/library?folderId=${id}`}>{name}</Link>}</li>
        ))}
      </ol>
      {mayWrite ? (
        <>
          <Button variant="default" size="sm" onClick={onEdit}>
            {t('folder.edit')}
          </Button>
          <Menu position="bottom-end">
            <Menu.Target>
              <IconButton label={t('folder.more', { name: folder.name })}>
                <IconDotsVertical size={20} stroke={1.75} aria-hidden />
              </IconButton>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={onCreate}>{t('folder.new_inside')}</Menu.Item>
              <Menu.Item onClick={() => ask('move')}>{t('folder.move')}</Menu.Item>
              <Menu.Item onClick={() => ask('retire')}>{t('folder.retire')}</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </>
      ) : null}
      {asking === 'move' ? <MoveDialog folders={folders} folder={folder} onClose={close} /> : null}
      {asking === 'retire' ? <RetireDialog folder={folder} onClose={close} onGone={() => onGone(folder.parentId)} /> : null}
    </div>
  );
}

function MoveDialog({ folders, folder, onClose }: { folders: readonly FolderRow[]; folder: FolderRow; onClose: () => void }) {
  const { t } = useTranslation('library');
  const queries = useQueryClient();
  const [to, setTo] = useState(folder.parentId ?? '');
  const move = useMutation({
    mutationFn: () => putFolder({ folderId: folder.id, version: folder.version }, to === '' ? null : to),
    onSettled: () => queries.invalidateQueries({ queryKey: foldersQuery.queryKey }),
    onSuccess: () => {
      showToast({ text: t('folder.moved', { name: folder.name }) });
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('folder.move_ask', { name: folder.name })}>
      <NativeSelect
        label={t('folder.into')}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
        data={[{ value: '', label: t('folder.top') }, ...folderChoices(folders, folder.id)]}
      />
      <DialogFoot
        onClose={onClose}
        error={move.error}
        loading={move.isPending}
        disabled={to === (folder.parentId ?? '')}
        onClick={() => move.mutate()}
      >
        {t('folder.move')}
      </DialogFoot>
    </Dialog>
  );
}

function RetireDialog({ folder, onClose, onGone }: { folder: FolderRow; onClose: () => void; onGone: () => void }) {
  const { t } = useTranslation('library');
  const queries = useQueryClient();
  const retire = useMutation({
    mutationFn: () => takeFolderAway(folder.id),
    onSuccess: async () => {
      onGone();
      await queries.invalidateQueries({ queryKey: foldersQuery.queryKey });
      showToast({ text: t('folder.retired', { name: folder.name }) });
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('folder.retire_ask', { name: folder.name })}>
      <p>{t('folder.retire_means')}</p>
      <DialogFoot onClose={onClose} error={retire.error} color="refused" loading={retire.isPending} onClick={() => retire.mutate()}>
        {t('folder.retire')}
      </DialogFoot>
    </Dialog>
  );
}
