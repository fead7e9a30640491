import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearch } from '@tanstack/react-router';
import type { LibraryFolder } from '@vitrine/contract/library';
import { Empty, Failed, Link, Loading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconFolder } from '../../shared/icons.ts';
import { PageTitle } from '../../shared/page-title.tsx';
import { itemsOf, Pages } from '../../shared/pages.tsx';
import { filesQuery, folderQuery, foldersQuery } from './api.ts';
import { Crumbs } from './crumbs.tsx';
import { FileRow } from './file-row.tsx';
import { FolderTree } from './folder-tree.tsx';
import { LibraryFilters } from './library-filters.tsx';
import { librarySearch } from './library-search.ts';
import { ZipButton } from './zip-button.tsx';
import classes from './library.module.css';

/** The library: its folders, what must be read, and the files that the address asks for; or one folder by its name (LIB-01). */
export function LibraryPage() {
  const { name } = useParams({ strict: false });
  return name === undefined ? <CardGrid /> : <NamedFolder name={name} />;
}

function NamedFolder({ name }: { name: string }) {
  const folder = useQuery(folderQuery(name));
  if (folder.isPending) return <Loading shape="list" rows={6} />;
  if (folder.isError) return <Failed error={folder.error} onRetry={() => void folder.refetch()} />;
  if (folder.data.slug !== name) return <Navigate to="/library/$name" params={{ name: folder.data.slug }} search={true} replace />;
  return <CardGrid folder={folder.data} />;
}

function CardGrid({ folder }: { folder?: Pick<LibraryFolder, 'id' | 'slug' | 'name'> }) {
  const { t } = useTranslation('library');
  const search = librarySearch(useSearch({ strict: false }));
  const found = useInfiniteQuery({ ...filesQuery(search, folder?.id), placeholderData: (before) => before });
  const tree = useQuery(foldersQuery);
  const isNarrowed = Object.keys(search).length > 0;
  const folders = tree.data?.folders ?? [];
  const isShown = new Set(folders.map(({ id }) => id));
  const children = folders.filter(({ parentId }) => (folder ? parentId === folder.id : parentId === null || !isShown.has(parentId)));
  const above = aboveOf(folders, folder?.id);
  const here = folder ? `/library/${folder.slug}` : '/library';
  return (
    <div aria-busy={found.isFetching} className={classes.catalog}>
      <FolderTree
        folders={folders}
        toRead={tree.data?.toRead ?? 0}
        search={search}
        open={folder ? [...above.map(({ id }) => id), folder.id] : []}
      />
      <div>
        <PageTitle
          title={folder?.name ?? t('title')}
          {...(folder ? { backHref: above.at(-1) ? `/library/${above.at(-1)?.slug}` : '/library' } : {})}
        />
        {folder ? <Crumbs folders={above} here={folder.name} /> : null}
        {folder ? <ZipButton folderId={folder.id} /> : null}
        <LibraryFilters search={search} files={tree.data?.files ?? 0} />
        {!folder && !isNarrowed && tree.data && tree.data.toRead > 0 ? (
          <Link href="/library?subscription_type=assigned" className={classes.toRead ?? ''}>
            {t('to_read', { count: tree.data.toRead })}
          </Link>
        ) : null}
        {children.length > 0 && !isNarrowed ? (
          <section aria-labelledby="library-folders" className={classes.cards}>
            <h2 id="library-folders" className={classes.heading}>
              {t('folders')}
            </h2>
            <ul className={classes.folders}>
              {children.map((one) => (
                <li key={one.id}>
                  <Link href={`/library/${one.slug}`} className={classes.folder ?? ''}>
                    <IconFolder size={28} stroke={1.75} aria-hidden />
                    <span>
                      <b>{one.name}</b>
                      <small>{t('files', { count: one.files })}</small>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <h2 className={classes.heading}>{t(isNarrowed ? 'found' : folder ? 'files_here' : 'new')}</h2>
        <Pages
          found={found}
          count={t(found.hasNextPage ? 'count_more' : 'files', { count: itemsOf(found).length })}
          bones={<Loading shape="list" rows={5} />}
          nothing={
            isNarrowed ? (
              <Empty title={t('none.title')} hint={t('none.hint')} next={{ label: t('none.all'), href: here }} />
            ) : (
              <Empty
                title={t('empty.title')}
                hint={t('empty.hint')}
                next={{ label: t('empty.home'), href: folder ? '/library' : '/home' }}
              />
            )
          }
          more={t('more')}
        >
          {(files) => (
            <ul className={classes.list}>
              {files.map((file) => (
                <FileRow key={file.id} file={file} />
              ))}
            </ul>
          )}
        </Pages>
      </div>
    </div>
  );
}

/** The folders that one stands in, the outermost first. */
function aboveOf(folders: readonly LibraryFolder[], id: string | undefined): LibraryFolder[] {
  const own = folders.find((one) => one.id === id);
  const parent = folders.find((one) => one.id === own?.parentId);
  return parent ? [...aboveOf(folders, parent.id), parent] : [];
}
