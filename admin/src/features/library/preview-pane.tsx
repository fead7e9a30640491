import type { ItemDetail } from '@vitrine/contract/library';
import { textIn } from '@vitrine/domain/kernel';
import { formatBytes, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { PhonePreview } from '../../shared/writing/index.ts';
import { KindSign } from './kind-sign.tsx';
import classes from './library.module.css';

/** The file as a learner sees it, in the language of whoever edits it; what is not saved yet is not in it. */
export function PreviewPane({ item }: { item: ItemDetail }) {
  const { t, i18n } = useTranslation('library');
  const locale = matchLocale(i18n.language);
  const [shown] = item.versions;
  if (!shown) return null;
  const title = textIn(item.item.title, locale) || shown.fileName;
  const note = textIn(item.item.description, locale);
  return (
    <PhonePreview as={t('preview.as_learner')}>
      <div className={classes.phone} inert>
        <h3>{title}</h3>
        <p className={classes.file}>
          <KindSign kind={shown.kind} />
          <span>
            {[
              t(`items.choice.kind.${shown.kind}`),
              shown.pages === null ? '' : t('pages', { count: shown.pages }),
              formatBytes(shown.bytes, locale),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        {note ? <p>{note}</p> : null}
        {shown.kind === 'image' ? <img src={shown.url} alt="" /> : null}
        {textIn(shown.note, locale) ? <p className={classes.note}>{t('preview.changed', { note: textIn(shown.note, locale) })}</p> : null}
        <span className={classes.phoneButton}>{t('preview.download')}</span>
        {item.item.isMustRead ? <span className={classes.phoneButton}>{t('preview.confirm')}</span> : null}
      </div>
    </PhonePreview>
  );
}
