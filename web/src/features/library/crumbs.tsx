import { Link } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import classes from './library.module.css';

/** The way down to where the person is. */
export function Crumbs({ folders, here }: { folders: readonly { slug: string; name: string }[]; here: string }) {
  const { t } = useTranslation('library');
  return (
    <nav aria-label={t('way')} className={classes.crumbs}>
      <ol>
        <li>
          <Link href="/library">{t('title')}</Link>
        </li>
        {folders.map(({ slug, name }) => (
          <li key={slug}>
            <Link href={`/library/${slug}`}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
