import type { StatementEntry, StatementLine } from '@vitrine/contract/ledger';
import { Button, Link, Skeleton, StateChip } from '@vitrine/ui';
import type { ChipState } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatPoints } from '@vitrine/ui/words';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/use-locale.ts';
import { entryQuery } from './api.ts';
import { Computation } from './computation.tsx';
import { dayWritten, momentWritten } from './days.ts';
import classes from './why.module.css';

/** Why a row of the statement is the number that it is: rule, quantity, promotion, rounding, sale, auditor. */
export function WhyThisNumber({ line }: { line: StatementLine }) {
  const { t } = useTranslation('ledger');
  const { atForm } = useMessages();
  const locale = useLocale();
  const found = useQuery(entryQuery(line.id));
  const href = placeOf(line);
  return (
    <div className={classes.why}>
      <h4>{t('why.title', { points: formatPoints(Math.abs(line.amount), locale) })}</h4>
      {found.isPending ? <Bones /> : null}
      {found.isError && !found.data ? (
        <div role="alert">
          <p>{atForm(refusalCode(found.error))}</p>
          <Button variant="default" onClick={() => void found.refetch()}>
            {t('why.retry')}
          </Button>
        </div>
      ) : null}
      {found.data ? <Told entry={found.data} /> : null}
      {href ? (
        <Link href={href} className={classes.link ?? ''}>
          {t(
            line.reason.kind === 'transfer'
              ? 'transfer.see'
              : line.reason.kind === 'order'
                ? 'why.order'
                : line.reason.kind === 'event'
                  ? 'why.events'
                  : 'why.sale',
          )}
        </Link>
      ) : null}
    </div>
  );
}

function Told({ entry }: { entry: StatementEntry }) {
  const { t } = useTranslation('ledger');
  const locale = useLocale();
  const { explanation, auditor, undoneBy, state } = entry;
  const isSale = entry.reason.kind === 'sale_line';
  return (
    <>
      {explanation && entry.code === 'credit' ? (
        <Computation explanation={explanation} amount={entry.amount} />
      ) : (
        <p>{entry.reason.kind === 'event' && entry.code === 'take_back' ? t('why.event_taken_back') : t(sentenceOf(entry))}</p>
      )}
      {chips[state] ? <StateChip state={chips[state]}>{t(`states.${state}`)}</StateChip> : null}
      {isSale && entry.code === 'credit' ? <p>{t('why.sold_on', { day: dayWritten(entry.effectiveOn, locale) })}</p> : null}
      {state === 'under_audit' ? <p>{t('why.under_audit')}</p> : null}
      {auditor ? (
        <p>
          {t(state === 'audited' ? 'why.audited_by' : 'why.taken_back_by', { name: auditor.name, at: momentWritten(auditor.at, locale) })}
        </p>
      ) : null}
      {entry.why ? <p>{t('why.note', { why: entry.why })}</p> : null}
      {undoneBy ? (
        <p>
          {t('why.undone', {
            at: momentWritten(undoneBy.at, locale),
            what: t(
              entry.reason.kind === 'transfer' && (undoneBy.code === 'capture' || undoneBy.code === 'release')
                ? (`transfer.codes.${undoneBy.code}` as const)
                : (`codes.${undoneBy.code}` as const),
            ).toLocaleLowerCase(locale),
          })}
        </p>
      ) : null}
    </>
  );
}

/** What a movement did, or what became of what it held. */
function sentenceOf({ code, reason, undoneBy }: StatementEntry) {
  const told = (code === 'hold' && undoneBy?.code) || code;
  return reason.kind === 'transfer' && (told === 'hold' || told === 'capture' || told === 'release')
    ? (`transfer.code.${told}` as const)
    : (`why.code.${told}` as const);
}

/** States that a person should see as such; the others are told by the sentence. */
const chips: Partial<Record<StatementEntry['state'], ChipState>> = {
  under_audit: 'audit',
  audited: 'earned',
  taken_back: 'refused',
  held: 'held',
};

/** Where the thing itself stands; a campaign's own movements have no such place. */
function placeOf({ reason: { kind, id, groupId } }: StatementLine): string | undefined {
  if (kind === 'order') return `/orders/${id}`;
  if (kind === 'photo') return '/upload-photos';
  if (kind === 'event') return '/events';
  if (kind === 'transfer') return '/points-transfer';
  const sale = kind === 'sale' ? id : kind === 'sale_line' ? groupId : null;
  return sale === null ? undefined : `/sales/${sale}`;
}

const Bones = () => (
  <>
    <Skeleton height={40} />
    <Skeleton height={40} />
    <Skeleton width="50%" height={24} />
  </>
);
