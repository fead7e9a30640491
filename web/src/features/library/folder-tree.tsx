import type { LibraryFolder } from '@vitrine/contract/library';
import type { LibrarySearch } from '@vitrine/contract/library/search';
import { Link } from '@vitrine/ui';
import { formatNumber } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconFolder } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import classes from './library.module.css';

type FolderTreeProps = { folders: readonly LibraryFolder[]; toRead: number; search: LibrarySearch; open: readonly string[] };

/** Beside the list on a desktop: what is asked for most, and the folders, opened down to where the person is (`open`, the outermost first). */
export function FolderTree({ folders, toRead, search, open }: FolderTreeProps) {
  const { t } = useTranslation('library');
  const locale = useLocale();
  const ways = [
    { href: '/library', label: t('new'), isHere: open.length === 0 && Object.keys(search).length === 0 },
    {
      href: '/library?subscription_type=assigned',
      label: t('filter.subscription_type.assigned'),
      count: toRead,
      isHere: search.subscription_type === 'assigned',
    },
    { href: '/library?favorite=favorite', label: t('filter.label.favorite'), isHere: search.favorite === 'favorite' },
  ];
  return (
    <nav aria-label={t('title')} className={classes.tree}>
      {ways.map(({ href, label, count = 0, isHere }) => (
        <Link key={href} href={href} className={classes.branch ?? ''} {...(isHere ? { 'aria-current': 'page' as const } : {})}>
          <span>{label}</span>
          {count > 0 ? <small>{formatNumber(count, locale)}</small> : null}
        </Link>
      ))}
      <h2>{t('folders')}</h2>
      <Branches folders={folders} parentId={undefined} open={open} />
    </nav>
  );
}

type BranchesProps = Pick<FolderTreeProps, 'folders' | 'open'> & { parentId: string | undefined };

function Branches({ folders, parentId, open }: BranchesProps) {
  const locale = useLocale();
  const isShown = new Set(folders.map(({ id }) => id));
  const here = folders.filter((one) =>
    parentId === undefined ? one.parentId === null || !isShown.has(one.parentId) : one.parentId === parentId,
  );
  if (here.length === 0) return null;
  return (
    <ul>
      {here.map(({ id, slug, name, files }) => (
        <li key={id}>
          <Link
            href={`/library/${slug}`}
            className={classes.branch ?? ''}
            {...(id === open.at(-1) ? { 'aria-current': 'page' as const } : {})}
          >
            <IconFolder size={20} stroke={1.75} aria-hidden />
            <span>{name}</span>
            <small>{formatNumber(files, locale)}</small>
          </Link>
          {open.includes(id) ? <Branches folders={folders} parentId={id} open={open} /> : null}
        </li>
      ))}
    </ul>
  );
}
