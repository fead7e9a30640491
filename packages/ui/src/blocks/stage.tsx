import { useTranslation } from 'react-i18next';
import { Tag } from '../tag.tsx';
import { formatInstant, matchLocale } from '../words/index.ts';
import type { Of } from './shown-block.ts';
import classes from './things.module.css';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** What is left until an instant: whole days, then hours, then minutes; nothing once it has come. */
export function leftUntil(endsAt: string, now: number): { unit: 'days' | 'hours' | 'minutes'; count: number } | undefined {
  const left = Date.parse(endsAt) - now;
  if (left <= 0) return undefined;
  if (left >= day) return { unit: 'days', count: Math.floor(left / day) };
  return left >= hour
    ? { unit: 'hours', count: Math.floor(left / hour) }
    : { unit: 'minutes', count: Math.max(1, Math.floor(left / minute)) };
}

type StageProps = {
  block: Of<'stage'>;
  /** It is the first thing of its page, and names it. */
  isTitle: boolean;
  /** The instant of looking, and the reader's zone. */
  now: number;
  zone: string;
};

/** What a hotsite opens with: its promise, and what is left of its time. */
export function Stage({ block: { title, lead, badge, picture, endsAt, zone }, isTitle, now, zone: readersZone }: StageProps) {
  const { t, i18n } = useTranslation('ui');
  const left = endsAt === null ? undefined : leftUntil(endsAt, now);
  const Title = isTitle ? 'h1' : 'h2';
  return (
    <section className={classes.stage} aria-label={title}>
      <div className={classes.words}>
        <Title>{title}</Title>
        {lead ? <p>{lead}</p> : null}
      </div>
      {picture === null ? null : <img src={picture.url} alt={picture.alt} />}
      {endsAt !== null || badge ? (
        <div className={classes.shelf}>
          {badge ? <Tag className={classes.badge}>{badge}</Tag> : null}
          {endsAt === null ? null : (
            <>
              <b>{left ? t(`left.${left.unit}`, { count: left.count }) : t('left.over')}</b>
              {left ? <span>{t('left.until', { at: formatInstant(endsAt, zone, matchLocale(i18n.language), readersZone) })}</span> : null}
            </>
          )}
        </div>
      ) : null}
    </section>
  );
}
