import type { MySession, SencePage } from '@vitrine/contract/sence';
import { senceZone } from '@vitrine/domain/sence';
import { Button, Card, Dock, ProgressBar } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatClock, formatTime } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { isVisiting } from '../../shared/device/visit.ts';
import { FactRows } from '../../shared/fact-rows.tsx';
import { IconCheck } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useLeave } from './api.ts';
import { Obstacle } from './refused.tsx';
import classes from './sence.module.css';
import { useLasting } from './lasting.ts';
import { useLeft } from './use-left.ts';

type StartSessionProps = { page: SencePage; session: MySession | null; clock: { now: string; heardAt: number } };

/** How a session begins: how long the authority waits, what happens there, and the way. */
export function StartSession({ page, session, clock }: StartSessionProps) {
  const { t } = useTranslation('sence');
  const { atForm } = useMessages();
  const lasting = useLasting();
  const leave = useLeave(page.courseId, 'start');
  const close = useLeave(page.courseId, 'close');
  const left = useLeft(session?.state === 'starting' ? session.loginUntil : null, clock);
  const isWaiting = left !== null && left > 0;
  if (page.obstacle) return <Obstacle obstacle={page.obstacle} courseId={page.courseId} run={page.run} />;
  const shown = left ?? page.loginSeconds;
  const failure = leave.error ?? close.error;
  return (
    <>
      <Before session={session} isOver={left === 0} />
      <section className={classes.count}>
        <p id="login-within">{t('login_within')}</p>
        <strong role="timer" aria-labelledby="login-within">
          {formatClock(shown)}
        </strong>
        <ProgressBar value={shown / page.loginSeconds} label={t('login_time')} valueText={formatClock(shown)} />
        <p className={classes.two}>
          <span>{t('then_again')}</span>
          <span>{formatClock(page.loginSeconds)}</span>
        </p>
      </section>
      <ol className={classes.steps} aria-label={t('steps')}>
        <li data-done>
          <span>
            <IconCheck size={20} stroke={2.25} aria-hidden />
          </span>
          <div>
            <b>{t('step.run')}</b>
            <p>
              {page.run}, {page.fullName}
            </p>
          </div>
        </li>
        <li data-now>
          <span aria-hidden>2</span>
          <div>
            <b>{t('step.login')}</b>
            <p>{t(`step.login_${page.manual}`)}</p>
          </div>
        </li>
        <li>
          <span aria-hidden>3</span>
          <div>
            <b>{t('step.back')}</b>
            <p>{t('step.back_hint')}</p>
          </div>
        </li>
      </ol>
      <Card>
        <FactRows
          rows={[
            { term: t('lasts'), value: lasting(page.sessionMinutes) },
            { term: t('warned'), value: lasting(page.warningMinutes) },
          ]}
        />
      </Card>
      {isVisiting() ? null : (
        <Dock
          note={
            failure ? (
              <span role="alert" className={classes.fault}>
                {atForm(refusalCode(failure))}
              </span>
            ) : (
              t('opens_here', { host: page.host })
            )
          }
        >
          <div className={classes.verbs}>
            <Button fullWidth loading={leave.isPending} onClick={() => leave.mutate({ isAnew: !isWaiting })}>
              {t('go')}
            </Button>
            {isWaiting ? (
              <Button fullWidth variant="subtle" disabled={leave.isPending} onClick={() => leave.mutate({ isAnew: true })}>
                {t('start_again')}
              </Button>
            ) : null}
            {session?.state === 'expired' ? (
              <Button fullWidth variant="default" loading={close.isPending} onClick={() => close.mutate({ isAnew: true })}>
                {t('close_expired')}
              </Button>
            ) : null}
          </div>
        </Dock>
      )}
    </>
  );
}

/** What became of the session before. */
function Before({ session, isOver }: { session: MySession | null; isOver: boolean }) {
  const { t } = useTranslation('sence');
  const locale = useLocale();
  if (session?.state === 'silent' || isOver) return <p role="status">{t('silent')}</p>;
  if (session?.state !== 'expired' || session.expiresAt === null) return null;
  return <p role="status">{t('expired', { at: formatTime(session.expiresAt, senceZone, locale) })}</p>;
}
