import { Button, Dock, Tag } from '@vitrine/ui';
import { formatDay, formatNumber, formatPoints } from '@vitrine/ui/words';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FieldFault, FormFault } from '../../../shared/field-fault.tsx';
import { IconPencil, IconReceipt, IconSend } from '../../../shared/icons.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { promotionsQuery } from '../api.ts';
import type { DraftLine } from '../outbox/kept-sale.ts';
import { useKeptPicture } from '../outbox/use-outbox.ts';
import { earnsOf, inStore, promotingOf } from './judge-draft.ts';
import { LineRow } from './line-row.tsx';
import { ProductSearch } from './product-search.tsx';
import { ReportTop } from './report-top.tsx';
import classes from './report.module.css';
import type { OpenDraft } from './use-draft.ts';
import { useFirstFault } from './use-first-fault.ts';

type LinesStepProps = {
  open: OpenDraft;
  photoUrl: string | undefined;
  isRevision: boolean;
  isSending: boolean;
  onFacts: () => void;
  onSend: () => void;
};

const noEarnings = { points: 0, experience: 0 };

/** What was sold: lines by searching, points seen as they grow, and the one button that sends. */
export function LinesStep({ open, photoUrl, isRevision, isSending, onFacts, onSend }: LinesStepProps) {
  const { t } = useTranslation('sales');
  const locale = useLocale();
  const { draft, faults, change } = open;
  const screen = useFirstFault<HTMLDivElement>(Object.keys(faults).length + (open.refusal ? 1 : 0));
  const here = useKeptPicture({ ...open.kept, photo: open.photo }) ?? photoUrl;
  const { data: promotions } = useQuery(promotionsQuery(draft.campaign?.id ?? ''));
  const promoting = promotingOf(promotions, draft);
  const earned = draft.lines.map((line) => earnsOf(inStore(line, draft.store), promoting(line)));
  const times = [...new Set(draft.lines.map(promoting).map(({ numerator, denominator }) => numerator / denominator))].filter(
    (one) => one > 1,
  );
  const sum = (of: 'points' | 'experience') => earned.reduce((total, one) => total + one[of], 0);
  const add = (line: DraftLine) => {
    const known = draft.lines.some(({ sku }) => sku === line.sku);
    const more = (one: DraftLine) => (one.sku === line.sku ? { ...one, quantity: one.quantity + 1 } : one);
    change({ lines: known ? draft.lines.map(more) : [...draft.lines, line] });
  };
  const put = (index: number, line: DraftLine | undefined) =>
    change({ lines: draft.lines.flatMap((one, place) => (place === index ? (line ? [line] : []) : [one])) });
  return (
    <div ref={screen} className={classes.form}>
      <ReportTop step={3} backHref={`?step=facts&draft=${open.kept.key}`} isRevision={isRevision} isKept={open.isKept} />
      <button type="button" className={classes.photoRow} onClick={onFacts}>
        <span className={classes.thumb}>{here ? <img src={here} alt="" /> : <IconReceipt size={24} stroke={1.75} aria-hidden />}</span>
        <span>
          <b>{t('invoice', { number: draft.invoiceNumber })}</b> <span className="visually-hidden">{t('lines.facts')}</span>
          <small>{[draft.saleDate && formatDay(draft.saleDate, locale), draft.store?.name].filter(Boolean).join(' · ')}</small>
        </span>
        <IconPencil size={20} stroke={1.75} aria-hidden />
      </button>
      <section aria-labelledby="sold" className={classes.sold}>
        <h2 id="sold">{t('lines.title')}</h2>
        <ProductSearch
          campaignId={draft.campaign?.id ?? ''}
          hasLines={draft.lines.length > 0}
          store={draft.store}
          promoting={promoting}
          onAdd={add}
        />
        <FieldFault code={faults['lines']} />
        <ul>
          {draft.lines.map((line, index) => (
            <LineRow
              key={line.sku}
              line={line}
              earned={earned[index] ?? noEarnings}
              multiplier={promoting(line)}
              fault={faults[`lines.${index}.quantity`] ?? faults[`lines.${index}.sku`] ?? faults[`lines.${index}`]}
              onChange={(changed) => put(index, changed)}
            />
          ))}
        </ul>
      </section>
      <FormFault code={open.refusal} />
      <Dock>
        <div className={classes.dock}>
          {draft.lines.length > 0 ? (
            <div className={classes.sum}>
              <span>
                {t('lines.count', { count: draft.lines.reduce((total, { quantity }) => total + (quantity || 0), 0) })}
                {times.length > 0 ? ` · ${t('lines.promotion', { count: times.length, times: formatNumber(times[0] ?? 1, locale) })}` : ''}
                {sum('experience') > 0 ? ` · ${t('experience', { points: formatPoints(sum('experience'), locale, true) })}` : ''}
              </span>
              <span aria-live="polite" aria-label={t('lines.total', { points: formatPoints(sum('points'), locale) })}>
                <Tag size="lg">{formatPoints(sum('points'), locale, true)}</Tag>
              </span>
            </div>
          ) : null}
          <Button fullWidth loading={isSending} onClick={onSend} leftSection={<IconSend size={20} stroke={1.75} aria-hidden />}>
            {t('lines.send')}
          </Button>
          <p>{t('lines.audit')}</p>
        </div>
      </Dock>
    </div>
  );
}
