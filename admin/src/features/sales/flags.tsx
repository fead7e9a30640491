import type { AuditSale } from '@vitrine/contract/sales';
import { Link } from '@vitrine/ui';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import { IconAlertTriangle, IconCircleCheck } from '../../shared/icons.ts';
import own from './sales.module.css';

/** What to look at twice, and the other sales with the same number; nothing to say is said too. */
export function Flags({ audited, hrefOf }: { audited: AuditSale; hrefOf: (saleId: string) => string }) {
  const { t, i18n } = useTranslation('sales');
  const locale = matchLocale(i18n.language);
  const { flags, similar, alike } = audited;
  return (
    <section className={own.flags} aria-label={t('flags')}>
      <ul>
        {flags.length === 0 ? (
          <li className={own.fine}>
            <IconCircleCheck size={20} stroke={1.75} aria-hidden />
            <b>{t('no_flags')}</b>
          </li>
        ) : null}
        {flags.map((flag) => (
          <li key={flag} className={own.flag}>
            <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
            <span>
              <b>{t(`flag.${flag}`)}</b>
              <small>{t(`flag_hint.${flag}`)}</small>
            </span>
          </li>
        ))}
      </ul>
      {alike === null ? null : (
        <div className={own.similar}>
          <div className={own.alike}>
            {alike.url === null ? null : <img src={alike.url} alt={t('photo_of', { number: alike.invoiceNumber })} />}
            <span>
              <b>{t('alike.title')}</b>
              <small>
                {t('alike.of', {
                  number: alike.invoiceNumber,
                  name: alike.seller,
                  at: formatInstant(alike.reportedAt, deviceZone(), locale),
                })}
              </small>
            </span>
            <Link href={hrefOf(alike.id)} className={own.compare}>
              {t('alike.open')}
            </Link>
          </div>
        </div>
      )}
      {similar.length === 0 ? null : (
        <ul className={own.similar} aria-label={t('similar.title')}>
          {similar.map((other) => (
            <li key={other.id}>
              <span>
                <b>{other.seller}</b> · {other.storeName} · {t(`state.${other.state}`)}
                <small>
                  {formatInstant(other.reportedAt, deviceZone(), locale)} · {other.campaignName}
                  {other.sharedSkus.length > 0 ? ` · ${t('similar.shared', { skus: other.sharedSkus.join(', ') })}` : ''}
                </small>
              </span>
              <Link href={hrefOf(other.id)} className={own.compare} aria-label={t('similar.compare_with', { name: other.seller })}>
                {t('similar.compare')}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
