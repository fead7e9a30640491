import { useQuery } from '@tanstack/react-query';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { ConsolePanes } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import { ResourceList, useResourceSearch, type Chosen } from '../../shared/resource/index.ts';
import { foldersQuery } from './api.ts';
import { FolderBar } from './folder-bar.tsx';
import { FolderDialog, type FolderAsk } from './folder-dialog.tsx';
import { folderChoices } from './folder-tree.ts';
import { FoldersPane } from './folders-pane.tsx';
import { LibraryTabs } from './library-tabs.tsx';
import classes from './library.module.css';
import { items } from './library.tsx';
import { SeveralBar } from './several-bar.tsx';
import { UploadBox } from './upload-box.tsx';
import { useUploads } from './use-uploads.ts';

const several = { needs: 'content.write', bar: (chosen: Chosen) => <SeveralBar chosen={chosen} /> };

/** The library as staff keeps it: folders as a tree, the files of the open one as a table, and many new ones at once (ADM-01 LIB-01). */
export function LibraryScreen() {
  const { t } = useTranslation('library');
  const navigate = useNavigate();
  const { filter, setFilter } = useResourceSearch('/library', items.filters);
  const { data } = useQuery(foldersQuery);
  const [asking, ask] = useState<FolderAsk>();
  const uploads = useUploads();
  const mayWrite = useMay('content.write');
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => uploads.isBusy }); // other screens do not stop it, closing the page does
  const folders = data?.folders ?? [];
  const folder = folders.find(({ id }) => id === filter['folderId']);
  const open = (folderId: string | null) => void navigate({ to: '/library', search: () => (folderId === null ? {} : { folderId }) });
  return (
    <>
      <ConsolePanes
        header={<LibraryTabs />}
        isDetailOpen={Object.keys(filter).length > 0}
        list={
          <FoldersPane
            openId={folder?.id}
            isAllOpen={filter['folderId'] === undefined}
            hrefOf={(folderId) => `/library?folderId=${folderId}`}
            onCreate={() => ask({ parentId: null })}
          />
        }
        detail={
          <>
            {folder ? (
              <FolderBar
                folders={folders}
                folder={folder}
                mayWrite={mayWrite}
                onCreate={() => ask({ parentId: folder.id })}
                onEdit={() => ask({ folderId: folder.id })}
                onGone={open}
              />
            ) : null}
            {mayWrite && folder ? <UploadBox uploads={uploads} folderId={folder.id} folderName={folder.name} /> : null}
            {mayWrite && !folder && data ? <p className={classes.note}>{t('upload.no_folder')}</p> : null}
            <ResourceList
              resource={items}
              filter={filter}
              onFilter={setFilter}
              hrefOf={({ id }) => `/library/${id}`}
              choices={{ folderId: folderChoices(folders) }}
              several={several}
            />
          </>
        }
      />
      {asking ? <FolderDialog ask={asking} onClose={() => ask(undefined)} onMade={open} /> : null}
    </>
  );
}
