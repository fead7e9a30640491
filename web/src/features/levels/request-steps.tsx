import type { MyLevel, OwnRequest } from '@vitrine/contract/levels';
import { Card } from '@vitrine/ui';
import { formatDay, formatInstant, formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { timeZone } from '../../shared/device/clock.ts';
import { IconCheck, IconShieldHalf, IconX } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import classes from './level.module.css';

/** The member's request, step by step: reached, its invoices audited, answered. */
export function RequestSteps({ mine, request }: { mine: MyLevel; request: OwnRequest }) {
  const { t } = useTranslation('levels');
  const locale = useLocale();
  const zone = mine.campaign?.timeZone ?? timeZone();
  const level = mine.levels.find((one) => one.rank === request.rank);
  const done = mine.invoices.total - mine.invoices.open;
  const isOpen = request.state === 'open';
  const share = mine.invoices.total === 0 ? 1 : done / mine.invoices.total;
  return (
    <Card className={classes.request ?? ''} label={t('request.title')}>
      <h2>{t('request.title')}</h2>
      <ol>
        <li data-step="done">
          <i>
            <IconCheck size={18} stroke={2} aria-hidden />
          </i>
          <span>
            <b>{t('request.reached', { experience: formatPoints(level?.minimum ?? 0, locale) })}</b>
            <small>{t('request.opened', { at: formatInstant(request.openedAt, zone, locale, timeZone()) })}</small>
          </span>
        </li>
        <li data-step={isOpen ? 'now' : 'done'}>
          <i>
            <IconShieldHalf size={18} stroke={1.75} aria-hidden />
          </i>
          <span>
            <b>{t('request.audit')}</b>
            <em className={classes.bar} aria-hidden>
              <i style={{ inlineSize: `${share * 100}%` }} />
            </em>
            <small>{t('request.audited', { count: mine.invoices.total, done, total: mine.invoices.total })}</small>
          </span>
        </li>
        <li data-step={isOpen ? 'next' : request.state === 'approved' ? 'done' : 'refused'}>
          <i>
            {isOpen ? null : request.state === 'approved' ? (
              <IconCheck size={18} stroke={2} aria-hidden />
            ) : (
              <IconX size={18} stroke={2} aria-hidden />
            )}
          </i>
          <span>
            <b>
              {isOpen
                ? t('request.answer_by', { day: formatDay(request.answerBy, locale, 'long') })
                : t(`request.${request.state}`, { level: level?.name ?? '' })}
            </b>
            <small>
              {isOpen
                ? t('request.answer_hint')
                : request.state === 'refused'
                  ? `${request.reason === null ? '' : t(`reason.${request.reason}`)} ${request.note}`
                  : t('request.approved_hint')}
            </small>
          </span>
        </li>
      </ol>
    </Card>
  );
}
