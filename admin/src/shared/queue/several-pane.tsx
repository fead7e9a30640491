import { IconButton, PointsSwatch, type PointState } from '@vitrine/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconX } from '../icons.ts';
import classes from './queue.module.css';
import own from './several.module.css';

export type MarkedRow = { id: string; name: string; about: string; points: string; chips: ReactNode };
type SeveralPaneProps = {
  title: string;
  /** What each decision would do to all of them, before it is taken. */
  impact: readonly { state: PointState; text: string }[];
  rows: readonly MarkedRow[];
  onUnmark: (id: string) => void;
  onClose: () => void;
  /** The decisions. */
  children: ReactNode;
};

/** Marked rows and one decision for all of them; each is sent, and answered, by itself. */
export function SeveralPane({ title, impact, rows, onUnmark, onClose, children }: SeveralPaneProps) {
  const { t } = useTranslation('queue');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.inspector}>
      <div className={classes.body}>
        <header className={own.severalHead}>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label={t('several.close')} onClick={onClose}>
            <IconX size={20} stroke={1.75} aria-hidden />
          </IconButton>
        </header>
        <section className={classes.impact} aria-label={t('several.impact')}>
          {impact.map(({ state, text }) => (
            <p key={text}>
              <PointsSwatch state={state} />
              <span>{text}</span>
            </p>
          ))}
        </section>
        <ul className={own.selected} aria-label={t('marks.label')}>
          {rows.map(({ id, name, about, points, chips }) => (
            <li key={id}>
              <span className={own.grow}>
                <b>{name}</b>
                <small>{about}</small>
                {chips}
              </span>
              <span className={own.points}>{points}</span>
              <IconButton label={t('several.unmark', { name: `${name}, ${about}` })} onClick={() => onUnmark(id)}>
                <IconX size={16} stroke={1.75} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      </div>
      {children}
    </div>
  );
}
