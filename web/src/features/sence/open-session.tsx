import type { MySession, SencePage } from '@vitrine/contract/sence';
import { senceZone } from '@vitrine/domain/sence';
import { Button, Done, LinkButton } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatClock, formatTime } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { isVisiting } from '../../shared/device/visit.ts';
import { IconPlayerPlayFilled } from '../../shared/icons.ts';
import { useTabTitle } from '../../shared/page-title.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { useLeave } from './api.ts';
import { Codes } from './refused.tsx';
import classes from './sence.module.css';
import { useLeft } from './use-left.ts';

type OpenSessionProps = { page: SencePage; session: MySession; clock: { now: string; heardAt: number } };

/** A session that is open: since when and how long, the way into the course, and the end of it. */
export function OpenSession({ page, session, clock }: OpenSessionProps) {
  const { t } = useTranslation('sence');
  const { atForm } = useMessages();
  const locale = useLocale();
  useTabTitle(t('title'));
  const close = useLeave(page.courseId, 'close');
  const left = useLeft(session.expiresAt, clock) ?? 0;
  const closeLeft = useLeft(session.closeUntil, clock);
  const isWaiting = closeLeft !== null && closeLeft > 0;
  const at = (instant: string | null) => (instant === null ? '' : formatTime(instant, senceZone, locale));
  return (
    <div className={classes.done}>
      {session.codes.length > 0 ? (
        <div className={classes.above}>
          <Codes codes={session.codes} title={t('close_failed')} />
        </div>
      ) : null}
      <Done title={t('open_title')} hint={t('open_hint', { course: page.title })} object={page.scene}>
        <dl className={classes.rows}>
          <Row term={t('began')} value={at(session.openedAt)} />
          <Row term={t('until')} value={`${at(session.expiresAt)}, ${t('zone')}`} />
          <Row term={t('left')} value={formatClock(left)} />
          <Row term={t('id')} value={shortened(session.senceId)} />
        </dl>
        <p role={left <= page.warningMinutes * 60 ? 'alert' : undefined}>
          {left <= page.warningMinutes * 60 ? t('ending', { count: page.warningMinutes }) : t('warn', { count: page.warningMinutes })}
        </p>
        {isWaiting ? <p role="status">{t('closing', { left: formatClock(closeLeft) })}</p> : null}
        {close.isError ? <p role="alert">{atForm(refusalCode(close.error))}</p> : null}
        <LinkButton href={`/online-courses/${page.courseId}`} variant="lit" leftSection={<IconPlayerPlayFilled size={20} aria-hidden />}>
          {t('to_course')}
        </LinkButton>
        {isVisiting() ? null : (
          <Button variant="on-stage" loading={close.isPending} onClick={() => close.mutate({ isAnew: true })}>
            {t('close')}
          </Button>
        )}
      </Done>
    </div>
  );
}

export function Row({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Its ends: as much as two people need to compare it. */
export const shortened = (id: string): string => (id.length > 12 ? `${id.slice(0, 4)}…${id.slice(-4)}` : id);
