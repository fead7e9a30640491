import type { ItemDetail } from '@vitrine/contract/library';
import { textIn } from '@vitrine/domain/kernel';
import { formatBytes, formatInstant, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import { IconDownload } from '../../shared/icons.ts';
import { KindSign } from './kind-sign.tsx';
import classes from './library.module.css';

/** Every file that stood in this place, the newest first, with how many opened it. */
export function Versions({ item }: { item: ItemDetail }) {
  const { t, i18n } = useTranslation('library');
  const locale = matchLocale(i18n.language);
  return (
    <section aria-labelledby="library-versions">
      <h2 id="library-versions">{t('versions.title')}</h2>
      <ul className={classes.rows}>
        {item.versions.map((version) => (
          <li key={version.id}>
            <KindSign kind={version.kind} />
            <span className={classes.words}>
              <b>{t('versions.one', { number: version.number, name: version.fileName })}</b>
              <small>
                {[
                  version.pages === null ? '' : t('pages', { count: version.pages }),
                  formatBytes(version.bytes, locale),
                  t('versions.by', { who: version.by, at: formatInstant(version.at, deviceZone(), locale) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              {textIn(version.note, locale) ? <small>{textIn(version.note, locale)}</small> : null}
            </span>
            <small>
              {t('versions.opened', { count: version.opened })}
              {item.item.isMustRead ? ` · ${t('versions.confirmed', { count: version.confirmed })}` : ''}
            </small>
            <a href={version.url} className={classes.get} aria-label={t('download', { name: version.fileName })}>
              <IconDownload size={20} stroke={1.75} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
