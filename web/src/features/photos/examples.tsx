import type { BoardType } from '@vitrine/contract/photos';
import { useTranslation } from 'react-i18next';
import { IconCircleCheck, IconCircleX } from '../../shared/icons.ts';
import classes from './photos.module.css';

/** A good photo beside a bad one, of the first type that has them; nothing where none has. */
export function Examples({ types }: { types: readonly BoardType[] }) {
  const { t } = useTranslation('photos');
  const shown = types.find(({ goodUrl, badUrl }) => goodUrl ?? badUrl) ?? types.find(({ good, bad }) => good.length + bad.length > 0);
  if (!shown) return null;
  return (
    <section aria-labelledby="examples">
      <h2 id="examples">{t('examples.title')}</h2>
      <div className={classes.grid}>
        <figure className={classes.example} data-good>
          {shown.goodUrl ? <img src={shown.goodUrl} alt="" loading="lazy" /> : null}
          <figcaption>
            <IconCircleCheck size={20} stroke={1.75} aria-hidden /> {t('examples.good')}
          </figcaption>
          <ul>
            {shown.good.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </figure>
        <figure className={classes.example}>
          {shown.badUrl ? <img src={shown.badUrl} alt="" loading="lazy" /> : null}
          <figcaption>
            <IconCircleX size={20} stroke={1.75} aria-hidden /> {t('examples.bad')}
          </figcaption>
          <ul>
            {shown.bad.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </figure>
      </div>
    </section>
  );
}
