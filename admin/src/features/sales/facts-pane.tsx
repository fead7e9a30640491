import type { AuditSale } from '@vitrine/contract/sales';
import { auditReasons, isCorrectable } from '@vitrine/domain/sales';
import { Avatar } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { formatClock, formatDay, formatPoints, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconLock } from '../../shared/icons.ts';
import { DecisionFoot, queueClasses as classes, Reasons, type useClaim } from '../../shared/queue/index.ts';
import { PersonLink } from '../../shared/person/index.ts';
import { mayDecide, type SaleDecision } from './deciding.ts';
import { Flags } from './flags.tsx';
import { History } from './history.tsx';
import { Impact } from './impact.tsx';
import { Lines } from './lines.tsx';
import own from './sales.module.css';
import { Status } from './status.tsx';

type FactsPaneProps = {
  audited: AuditSale;
  decision: SaleDecision;
  claiming: ReturnType<typeof useClaim>;
  hrefOf: (saleId: string) => string;
  onUndo: (pendingActionId: string) => void;
};

/** What the seller wrote, what to look at twice, what each decision does, and the decision itself. */
export function FactsPane({ audited, decision, claiming, hrefOf, onUndo }: FactsPaneProps) {
  const { i18n } = useTranslation('sales');
  return (
    <div className={classes.inspector}>
      <div className={classes.body}>
        <Seller audited={audited} seconds={claiming.seconds} />
        <Status
          audited={audited}
          pendingAction={decision.pendingAction}
          stale={decision.stale}
          seconds={claiming.seconds}
          onClaim={claiming.take}
          onUndo={onUndo}
        />
        <Written audited={audited} />
        <Flags audited={audited} hrefOf={hrefOf} />
        <Lines sale={audited.sale} locale={matchLocale(i18n.language)} />
        {audited.sale.observation === '' ? null : <blockquote className={classes.quote}>{audited.sale.observation}</blockquote>}
        {audited.sale.state === 'under_audit' ? <Impact audited={audited} /> : null}
        <History sale={audited.sale} />
      </div>
      {audited.can.decide && decision.pendingAction === undefined ? <Decide audited={audited} decision={decision} /> : null}
    </div>
  );
}

function Seller({ audited: { seller, claim }, seconds }: { audited: AuditSale; seconds: number }) {
  const { t } = useTranslation('sales');
  const facts = [
    seller.role === null ? '' : t(`role.${seller.role}`),
    t('sales_of', { count: seller.sales }),
    seller.reproved > 0 ? t('reproved_of', { count: seller.reproved }) : '',
  ];
  return (
    <header className={own.seller}>
      <Avatar name={seller.name} size={44} />
      <span className={own.grow}>
        <b>
          <PersonLink {...seller} />
        </b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      {claim?.isMine ? (
        <span className={own.clock} title={t('claim.mine')}>
          <IconLock size={16} stroke={1.75} aria-hidden />
          <span className="visually-hidden">{t('claim.mine')} </span>
          {formatClock(seconds)}
        </span>
      ) : null}
    </header>
  );
}

function Written({ audited: { sale } }: { audited: AuditSale }) {
  const { t, i18n } = useTranslation('sales');
  const rows: [string, string, boolean][] = [
    [t('field.number'), sale.invoiceNumber, true],
    [t('field.date'), formatDay(sale.saleDate, matchLocale(i18n.language), 'short', 0), true],
    [t('field.store'), `${sale.store.name} · ${sale.store.city}`, false],
    [t('field.tax_id'), sale.store.taxId || '–', false],
    [t('field.kind'), t(`kind.${sale.invoiceKind}`), false],
    [t('field.campaign'), sale.campaignName, false],
  ];
  return (
    <dl className={classes.facts}>
      {rows.map(([term, value, isLarge]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd data-large={isLarge || undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Decide({ audited, decision }: { audited: AuditSale; decision: SaleDecision }) {
  const { t, i18n } = useTranslation('sales');
  const { atForm, atField } = useMessages();
  const { draft } = decision;
  const isOff = !mayDecide(audited, decision);
  const points = formatPoints(audited.sale.points, matchLocale(i18n.language), true);
  return (
    <DecisionFoot
      told={
        draft.wrong === 'reason_required' ? t('reason_required') : decision.refusal === undefined ? undefined : atForm(decision.refusal)
      }
      refuse={{ label: t('refuse'), key: 'R', isOff, onPress: decision.refuse }}
      accept={{
        label: t('approve', { points }),
        key: 'A',
        isOff,
        onPress: decision.approve,
      }}
    >
      <Reasons
        label={t('choose_reason')}
        reasons={auditReasons.map((key) => ({
          key,
          label: t(`reason.${key}`),
          hint: t(isCorrectable(key) ? 'can_mend' : 'cannot_mend'),
        }))}
        chosen={draft.reason}
        onChoose={decision.choose}
        note={draft.note}
        onNote={decision.write}
        noteLabel={t('note')}
        noteRef={decision.noteRef}
        error={draft.wrong === 'note_required' ? atField('note_required') : undefined}
        isAskedFor={draft.reason !== undefined || draft.wrong !== undefined}
      />
    </DecisionFoot>
  );
}
