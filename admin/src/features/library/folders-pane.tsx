import { useQuery } from '@tanstack/react-query';
import { Failed, IconButton, Link, Loading } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconFolder, IconFolderPlus, IconLock } from '../../shared/icons.ts';
import { foldersQuery } from './api.ts';
import { treeOf, type Branch } from './folder-tree.ts';
import classes from './library.module.css';

type FoldersPaneProps = { openId: string | undefined; isAllOpen: boolean; hrefOf: (folderId: string) => string; onCreate: () => void };

/** All folders as a tree; the open one is what the table shows. */
export function FoldersPane({ openId, isAllOpen, hrefOf, onCreate }: FoldersPaneProps) {
  const { t } = useTranslation('library');
  const found = useQuery(foldersQuery);
  const tree = treeOf(found.data?.folders ?? []);
  return (
    <nav aria-label={t('folders')} className={classes.tree}>
      <header>
        <h2>{t('folders')}</h2>
        {found.data?.can.create ? (
          <IconButton label={t('folder.new')} onClick={onCreate}>
            <IconFolderPlus size={20} stroke={1.75} aria-hidden />
          </IconButton>
        ) : null}
      </header>
      <Link href="/library?state=shown" className={classes.branch ?? ''} {...(isAllOpen ? { 'aria-current': 'page' as const } : {})}>
        {t('all_files')}
      </Link>
      {found.isPending ? <Loading shape="list" rows={6} /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isSuccess && tree.length === 0 ? <p className={classes.note}>{t('no_folders')}</p> : null}
      <Branches branches={tree} openId={openId} hrefOf={hrefOf} />
    </nav>
  );
}

function Branches({ branches, openId, hrefOf }: { branches: readonly Branch[] } & Pick<FoldersPaneProps, 'openId' | 'hrefOf'>) {
  const { t, i18n } = useTranslation('library');
  if (branches.length === 0) return null;
  return (
    <ul>
      {branches.map((branch) => (
        <li key={branch.id}>
          <Link
            href={hrefOf(branch.id)}
            className={classes.branch ?? ''}
            {...(branch.id === openId ? { 'aria-current': 'page' as const } : {})}
          >
            <IconFolder size={20} stroke={1.75} aria-hidden />
            <span>{branch.name}</span>
            {branch.isLimited ? <IconLock size={16} stroke={1.75} aria-label={t('limited')} /> : null}
            <small>{formatNumber(branch.files, matchLocale(i18n.language))}</small>
          </Link>
          <Branches branches={branch.children} openId={openId} hrefOf={hrefOf} />
        </li>
      ))}
    </ul>
  );
}
