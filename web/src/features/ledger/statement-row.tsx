import type { StatementLine } from '@vitrine/contract/ledger';
import { formatPoints } from '@vitrine/ui/words';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/use-locale.ts';
import { StatementSign, toneOf } from './statement-sign.tsx';
import classes from './statement.module.css';
import { WhyThisNumber } from './why-this-number.tsx';

/** One movement: what, how it stands, how much, and the balance after it. It opens to why. */
export function StatementRow({ line }: { line: StatementLine }) {
  const { t } = useTranslation('ledger');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const why = useId();
  return (
    <li className={classes.line}>
      <button
        type="button"
        className={classes.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? why : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <StatementSign line={line} />
        <span className={classes.words}>
          <b>{(line.code === 'credit' || line.code === 'hold') && line.title ? line.title : nameOf(line, t)}</b>
          <small>{detailOf(line, t)}</small>
        </span>
        <span className={classes.amounts}>
          <b data-tone={toneOf(line) === 'refused' ? 'refused' : undefined}>{formatPoints(line.amount, locale, true)}</b>
          <small>{t('statement.balance', { points: formatPoints(line.balanceAfter, locale) })}</small>
        </span>
      </button>
      {isOpen ? (
        <div id={why}>
          <WhyThisNumber line={line} />
        </div>
      ) : null}
    </li>
  );
}

type Words = ReturnType<typeof useTranslation<'ledger'>>['t'];

/** What happened, in a word. */
const nameOf = ({ code, reason }: StatementLine, t: Words): string =>
  reason.kind === 'transfer' && (code === 'hold' || code === 'capture' || code === 'release')
    ? t(`transfer.codes.${code}`)
    : t(`codes.${code}`);

/** Its state in a word; what is done says what it is about: the product that was taken back, the order that was approved. */
function detailOf({ state, code, title, reason }: StatementLine, t: Words): string {
  if (reason.kind === 'transfer' && (state === 'held' || state === 'spent')) return t(`transfer.${state}`);
  if (state !== 'done') return t(`line.${state}`);
  return code !== 'credit' && title ? title : t(`line.${reason.kind}`);
}
