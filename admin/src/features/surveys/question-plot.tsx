import type { QuestionResult } from '@vitrine/contract/surveys';
import { Card, Link } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import classes from './results.module.css';

type PlotProps = {
  number: number;
  question: QuestionResult;
  responses: number;
  /** The bar whose rows are shown. */
  chosen: string | undefined;
  hrefOf: (value: string) => string;
  onOpen: () => void;
};

/** One question: its figure, a bar for each thing that could be said, and the newest texts. A bar leads to the rows behind it. */
export function QuestionPlot({ number, question, responses, chosen, hrefOf, onOpen }: PlotProps) {
  const { t, i18n } = useTranslation('surveys');
  const locale = matchLocale(i18n.language);
  const { kind, text, answered, bars, mean, nps, texts } = question;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const percentOf = (count: number) => (answered === 0 ? 0 : Math.round((count * 100) / answered));
  return (
    <Card label={`${number}. ${text}`} className={classes.plot ?? ''}>
      <div className={classes.plotHead}>
        <h2>
          {number}. {text}
        </h2>
        <p>
          {t(`question.kind.${kind}`)} · {t('results.answered', { count: answered, responses })}
        </p>
      </div>
      {nps === null && mean === null ? null : (
        <p className={classes.figures}>
          {nps === null ? null : (
            <span>
              <strong>{formatNumber(nps, locale)}</strong> NPS
            </span>
          )}
          {mean === null ? null : (
            <span>
              <strong>{formatNumber(mean, locale, 1)}</strong> {t('results.mean')}
            </span>
          )}
        </p>
      )}
      {bars.length > 0 ? (
        <ul className={classes.bars} data-kind={kind}>
          {bars.map(({ value, label, count }) => (
            <li key={value}>
              <Link
                href={hrefOf(value)}
                className={classes.bar ?? ''}
                onClick={onOpen}
                {...(chosen === value ? { 'aria-current': 'page' as const } : {})}
              >
                <span className="visually-hidden">{t('results.bar', { label, count })}</span>
                <span className={classes.label} aria-hidden>
                  {label}
                </span>
                <span className={classes.track} aria-hidden>
                  <i style={{ width: `${(count * 100) / most}%` }} data-none={count === 0 || undefined} data-tone={toneOf(kind, value)} />
                </span>
                <b aria-hidden>{formatNumber(count, locale)}</b>
                <small aria-hidden>{percentOf(count)}%</small>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {texts.length > 0 ? (
        <ul className={classes.texts}>
          {[...new Set(texts)].map((said) => (
            <li key={said}>{said}</li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

/** Promoters and critics of a score from 0 to 10, as the figure counts them. */
const toneOf = (kind: QuestionResult['kind'], value: string): string | undefined =>
  kind !== 'nps' ? undefined : Number(value) >= 9 ? 'good' : Number(value) <= 6 ? 'bad' : 'quiet';
