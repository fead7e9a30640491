import type { Sale } from '@vitrine/contract/sales';
import { Button, Done, Empty, LinkButton } from '@vitrine/ui';
import { formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconCamera } from '../../../shared/icons.ts';
import { useTabTitle } from '../../../shared/page-title.tsx';
import { useLocale } from '../../../shared/use-locale.ts';
import classes from './report.module.css';

/** How a report ended: the server took it, it waits on the device, or it had arrived before. */
export type End = { sale: Sale } | 'waiting' | 'arrived';
type EndedProps = { end: End; number: string; isRevision: boolean; onEdit: () => void; onAnother: (() => void) | undefined };

/** The last screen of a report. */
export function Ended({ end, number, isRevision, onEdit, onAnother }: EndedProps) {
  if (end === 'waiting') return <Waiting number={number} onEdit={onEdit} />;
  if (end === 'arrived') return <Arrived />;
  return <Sent sale={end.sale} isRevision={isRevision} onAnother={onAnother} />;
}

/** The light comes on: the points are credited at once and may be audited (SAL-05). */
function Sent({ sale, isRevision, onAnother }: { sale: Sale; isRevision: boolean; onAnother: (() => void) | undefined }) {
  const { t } = useTranslation('sales');
  const locale = useLocale();
  useTabTitle(t('sent.title'));
  return (
    <div className={classes.ended}>
      <Done
        title={t(isRevision ? 'sent.again' : 'sent.title')}
        hint={t('sent.hint')}
        object="fridge"
        {...(sale.points > 0 ? { tag: formatPoints(sale.points, locale, true) } : {})}
      >
        {onAnother ? (
          <Button variant="lit" onClick={onAnother} leftSection={<IconCamera size={20} stroke={1.75} aria-hidden />}>
            {t('sent.another')}
          </Button>
        ) : null}
        <LinkButton href={`/sales/${sale.id}`} variant={onAnother ? 'on-stage' : 'lit'}>
          {t('sent.see')}
        </LinkButton>
      </Done>
    </div>
  );
}

/** No network: the sale is finished, lies on the device, and goes by itself. */
function Waiting({ number, onEdit }: { number: string; onEdit: () => void }) {
  const { t } = useTranslation('sales');
  useTabTitle(t('waiting.title'));
  return (
    <div className={classes.waiting}>
      <h1 className="visually-hidden">{t('waiting.title')}</h1>
      <Empty title={t('waiting.title')} hint={t('waiting.hint', { number })} next={{ label: t('to_mine'), href: '/sales' }} />
      <Button variant="subtle" onClick={onEdit}>
        {t('waiting.edit')}
      </Button>
    </div>
  );
}

/** An earlier try had arrived all the same: the sale is there, as it was then. */
function Arrived() {
  const { t } = useTranslation('sales');
  useTabTitle(t('arrived.title'));
  return (
    <div className={classes.waiting}>
      <h1 className="visually-hidden">{t('arrived.title')}</h1>
      <Empty title={t('arrived.title')} hint={t('arrived.hint')} next={{ label: t('to_mine'), href: '/sales' }} />
    </div>
  );
}
