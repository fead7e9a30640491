import type { Sale } from '@vitrine/contract/sales';
import { Button, Done, Empty, LinkButton } from '@vitrine/ui';
import { formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconCamera } from '../../../shared/icons.ts';
import { useTabTitle } from '../../../shared/page-title.tsx';
import { useLocale } from '../../../shared/use-locale.ts';
import classes from './report.module.css';

/** The light comes on: the points are credited at once and may be audited (SAL-05). */
export function Sent({ sale, isRevision, onAnother }: { sale: Sale; isRevision: boolean; onAnother: (() => void) | undefined }) {
  const { t } = useTranslation('sales');
  const locale = useLocale();
  useTabTitle(t('sent.title'));
  return (
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
      <LinkButton href={`/sales/${sale.id}`} variant="on-stage">
        {t('sent.see')}
      </LinkButton>
    </Done>
  );
}

/** No network: the sale is finished, lies on the device, and goes by itself. */
export function Waiting({ number, onEdit }: { number: string; onEdit: () => void }) {
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
export function Arrived() {
  const { t } = useTranslation('sales');
  useTabTitle(t('arrived.title'));
  return (
    <div className={classes.waiting}>
      <h1 className="visually-hidden">{t('arrived.title')}</h1>
      <Empty title={t('arrived.title')} hint={t('arrived.hint')} next={{ label: t('to_mine'), href: '/sales' }} />
    </div>
  );
}
