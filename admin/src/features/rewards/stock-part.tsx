import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { moveStock } from '@vitrine/contract/rewards';
import { stockMoves } from '@vitrine/domain/rewards';
import { Button, Dialog, Failed, Loading, showToast } from '@vitrine/ui';
import { Field, FormRefusal, showRefusal, useZodForm } from '@vitrine/ui/forms';
import { formatInstant, formatNumber, formatPoints, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { deviceZone } from '../../shared/device/index.ts';
import { ExportMenu } from '../../shared/export/index.ts';
import { ChoiceField } from '../../shared/fields/index.ts';
import { listKey, oneKey } from '../../shared/resource/index.ts';
import { move, stockQuery, stockExport } from './api.ts';
import { CodesDialog } from './codes-dialog.tsx';
import classes from './rewards.module.css';
import { rewards } from './catalog.tsx';

/** How many units there are and how that came about: received, corrected, ordered. */
export function StockPart({ rewardId, mayMove, mayImport }: { rewardId: string; mayMove: boolean; mayImport: boolean }) {
  const { t, i18n } = useTranslation('rewards');
  const [isMoving, setMoving] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const stock = useQuery(stockQuery(rewardId));
  const locale = matchLocale(i18n.language);
  if (stock.isPending) return <Loading shape="list" rows={2} />;
  if (stock.isError) return <Failed error={stock.error} onRetry={() => void stock.refetch()} />;
  const sums = (['stock', 'received', 'adjusted', 'ordered'] as const).map((key) => [key, stock.data[key]] as const);
  return (
    <section className={classes.stock} aria-label={t('stock.title')}>
      <div className={classes.stockHead}>
        <dl className={classes.sums}>
          {sums.map(([key, units]) => (
            <div key={key}>
              <dt>{t(`stock.${key}`)}</dt>
              <dd>{formatNumber(units, locale)}</dd>
            </div>
          ))}
        </dl>
        {stock.data.items.length === 0 ? null : (
          <ExportMenu name="stock_movements" label={t('stock.export')} fetchExport={(format) => stockExport(rewardId, format)} />
        )}
      </div>
      {mayMove ? (
        <Button size="sm" variant="default" onClick={() => setMoving(true)}>
          {t('stock.open')}
        </Button>
      ) : null}
      {mayImport ? (
        <Button size="sm" variant="default" onClick={() => setImporting(true)}>
          {t('codes.open')}
        </Button>
      ) : null}
      {stock.data.items.length === 0 ? null : (
        <details>
          <summary>{t('stock.history')}</summary>
          <ul>
            {stock.data.items.map(({ id, kind, units, note, by, at }) => (
              <li key={id}>
                <b>{formatPoints(units, locale, true)}</b> {t(`stock.kind.${kind}`)} · {by} · {formatInstant(at, deviceZone(), locale)}
                {note === '' ? '' : ` · “${note}”`}
              </li>
            ))}
          </ul>
        </details>
      )}
      <MoveDialog rewardId={rewardId} isOpen={isMoving} onClose={() => setMoving(false)} />
      <CodesDialog rewardId={rewardId} isOpen={isImporting} onClose={() => setImporting(false)} />
    </section>
  );
}

function MoveDialog({ rewardId, isOpen, onClose }: { rewardId: string; isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('rewards');
  const queries = useQueryClient();
  const form = useZodForm(moveStock.body, { kind: 'received', units: 1, note: '' });
  const send = useMutation({
    mutationFn: (body: Parameters<typeof move>[1]) => move(rewardId, body),
    onSuccess: async (kept) => {
      queries.setQueryData(oneKey(rewards, rewardId), kept);
      form.reset();
      await queries.invalidateQueries({ queryKey: stockQuery(rewardId).queryKey });
      void queries.invalidateQueries({ queryKey: listKey(rewards) });
      showToast({ text: t('stock.done') });
      onClose();
    },
    onError: (error) => showRefusal(form, error),
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('stock.open')}>
      <form
        className={classes.stack}
        noValidate
        aria-label={t('stock.open')}
        onSubmit={(event) => void form.handleSubmit((body) => send.mutate(body))(event)}
      >
        <ChoiceField
          form={form}
          name="kind"
          label={t('stock.what')}
          choices={stockMoves.map((value) => ({ value, label: t(`stock.kind.${value}`) }))}
        />
        <Field form={form} name="units" type="number" label={t('stock.units')} hint={t('stock.units_hint')} />
        <Field form={form} name="note" type="textarea" rows={2} label={t('stock.note')} />
        <FormRefusal form={form} />
        <DialogFoot onClose={onClose} type="submit" loading={send.isPending}>
          {t('stock.send')}
        </DialogFoot>
      </form>
    </Dialog>
  );
}
