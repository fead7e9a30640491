import type { ActivityContentOf } from '@vitrine/contract/activities';
import { useTranslation } from 'react-i18next';
import { IconExternalLink, IconFileText } from '../../../../shared/icons.ts';
import classes from '../kinds.module.css';

/** The document's cover with the way to its pages: the file itself opens in a tab of its own. */
export function PdfPreview({ title, content }: { title: string; content: ActivityContentOf<'pdf'> }) {
  const { t } = useTranslation(['catalog/kinds/pdf', 'catalog']);
  return (
    <div className={classes.cover}>
      <span className={classes.sheet}>
        <IconFileText size={40} stroke={1.5} aria-hidden />
        <b>{title}</b>
        <span>{t('pages', { count: content.pages })}</span>
      </span>
      <a className={classes.openFile} href={content.url} target="_blank" rel="noreferrer">
        {t('open')} <IconExternalLink size={18} stroke={1.75} aria-hidden />
      </a>
    </div>
  );
}
