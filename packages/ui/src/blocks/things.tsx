import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollRegion } from '../scroll-region.tsx';
import { Link } from '../theme/link.tsx';
import classes from './things.module.css';
import type { Of } from './shown-block.ts';

/** Pictures beside each other, each whole in the width of a phone when it is swiped to. */
export function Gallery({ block: { pictures } }: { block: Of<'gallery'> }) {
  const { t } = useTranslation('ui');
  return (
    <ScrollRegion label={t('pictures')} className={classes.swiped}>
      <ul className={classes.gallery}>
        {pictures.map(({ url, alt }) => (
          <li key={url}>
            <img src={url} alt={alt} loading="lazy" />
          </li>
        ))}
      </ul>
    </ScrollRegion>
  );
}

/** Courses, rewards or campaigns, each a way to its own screen. */
export const Cards = ({ block: { things } }: { block: Of<'cards'> }) => (
  <ul className={classes.cards}>
    {things.map(({ id, title, text, href, pictureUrl }) => (
      <li key={id}>
        {pictureUrl === null ? null : <img src={pictureUrl} alt="" loading="lazy" />}
        <Link href={href}>{title}</Link>
        {text ? <p>{text}</p> : null}
      </li>
    ))}
  </ul>
);

/** Questions that open to their answers. */
export const Questions = ({ block: { things }, drawText }: { block: Of<'questions'>; drawText: (text: string) => ReactNode }) => (
  <ul className={classes.questions}>
    {things.map(({ id, title, text }) => (
      <li key={id}>
        <details>
          <summary>{title}</summary>
          <div>{drawText(text)}</div>
        </details>
      </li>
    ))}
  </ul>
);
