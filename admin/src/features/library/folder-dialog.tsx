import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FolderForm } from '@vitrine/contract/library';
import { changedIn } from '@vitrine/domain/kernel';
import { deepestFolder, folderNameLimit } from '@vitrine/domain/library';
import { Dialog, Failed, Loading, showToast } from '@vitrine/ui';
import { FormRefusal, showRefusal, useZodForm } from '@vitrine/ui/forms';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { Languages, TextField } from '../../shared/fields/index.ts';
import { unwrapFields } from '../../shared/resource/index.ts';
import { folderQuery, foldersQuery, makeFolder, writeFolder } from './api.ts';
import { AudienceFields } from './audience-fields.tsx';
import classes from './library.module.css';

/** A new folder in another one or at the top, or one that is there. */
export type FolderAsk = { parentId: string | null } | { folderId: string };
type FolderDialogProps = { ask: FolderAsk; onClose: () => void; onMade: (folderId: string) => void };

/** A folder's name in all languages, and whom it is for. */
export function FolderDialog({ ask, onClose, onMade }: FolderDialogProps) {
  const { t } = useTranslation('library');
  return (
    <Dialog isOpen onClose={onClose} title={t('folderId' in ask ? 'folder.edit' : 'folder.new')} size={560}>
      {'folderId' in ask ? (
        <Opened folderId={ask.folderId} onClose={onClose} />
      ) : (
        <Form
          begin={empty}
          onClose={onClose}
          send={async (folder) => {
            const { id } = await makeFolder(ask.parentId, folder);
            onMade(id);
          }}
        />
      )}
    </Dialog>
  );
}

const empty: FolderForm = { name: {}, audience: { groupIds: [], areaIds: [], tagIds: [] } };

function Opened({ folderId, onClose }: { folderId: string; onClose: () => void }) {
  const queries = useQueryClient();
  const found = useQuery(folderQuery(folderId));
  if (found.isPending) return <Loading shape="form" rows={3} />;
  if (found.isError) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  const { version, folder } = found.data;
  return (
    <Form
      begin={folder}
      onClose={onClose}
      send={async (mine) => {
        queries.setQueryData(folderQuery(folderId).queryKey, await writeFolder({ folderId, version }, changedIn({ base: folder, mine })));
      }}
    />
  );
}

function Form({ begin, send, onClose }: { begin: FolderForm; send: (folder: FolderForm) => Promise<void>; onClose: () => void }) {
  const { t } = useTranslation('library');
  const queries = useQueryClient();
  const form = useZodForm(FolderForm, begin);
  const { isSubmitting } = useFormState({ control: form.control });
  const name = useWatch({ control: form.control, name: 'name' });
  const submit = form.handleSubmit(async (folder) => {
    try {
      await send(folder);
      await queries.invalidateQueries({ queryKey: foldersQuery.queryKey });
      showToast({ text: t('folder.saved') });
      onClose();
    } catch (error) {
      showRefusal(form, unwrapFields(error, 'folder'));
    }
  });
  return (
    <form className={classes.stack} onSubmit={(event) => void submit(event)} noValidate aria-label={t('folder.edit')}>
      <Languages texts={[name]}>
        <TextField
          form={form}
          name="name"
          label={t('folder.name')}
          hint={t('folder.hint', { count: deepestFolder })}
          limit={folderNameLimit}
        />
      </Languages>
      <AudienceFields form={form} names={['audience.groupIds', 'audience.areaIds', 'audience.tagIds']} />
      <FormRefusal form={form} />
      <DialogFoot onClose={onClose} type="submit" loading={isSubmitting}>
        {t('folder.save')}
      </DialogFoot>
    </form>
  );
}
