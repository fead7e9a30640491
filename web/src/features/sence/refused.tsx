import type { MySession, SencePage } from '@vitrine/contract/sence';
import { isResultCode, resultCodes, unknownCode, type CodeOwner, type Obstacle as Hindrance } from '@vitrine/domain/sence';
import { Button, Dock, LinkButton } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { isVisiting } from '../../shared/device/visit.ts';
import { IconHeadset, IconUser, IconAlertCircle } from '../../shared/icons.ts';
import { Way, Ways } from '../../shared/ways.tsx';
import { useLeave } from './api.ts';
import classes from './sence.module.css';

/** Of several codes the one that the learner can do something about comes first. */
const order: readonly CodeOwner[] = ['learner', 'profile', 'enrolment', 'course', 'client', 'product', 'authority'];
const ownerOf = (code: string): CodeOwner => (isResultCode(code) ? resultCodes[code] : 'authority');

/** Why the authority said no, code by code, in the person's language, and whose turn it is (SEN-02). */
export function Codes({ codes, title }: { codes: readonly string[]; title?: string }) {
  const { t } = useTranslation('sence');
  const sorted = codes.toSorted((one, other) => order.indexOf(ownerOf(one)) - order.indexOf(ownerOf(other)));
  const owner = ownerOf(sorted[0] ?? unknownCode);
  return (
    <section className={classes.refused} role="alert">
      <IconAlertCircle size={28} stroke={1.75} aria-hidden />
      <div>
        <h2>{title ?? t(`owner.${owner}.title`)}</h2>
        {sorted.map((code) => (
          <p key={code}>
            {t(`code.${isResultCode(code) ? code : unknownCode}`)} <small>{code === unknownCode ? null : t('code_is', { code })}</small>
          </p>
        ))}
        <p>{t(`owner.${owner}.hint`)}</p>
      </div>
    </section>
  );
}

/** A start that the authority refused: why, what to do, and again. */
export function Refused({ page, session }: { page: SencePage; session: MySession }) {
  const { t } = useTranslation('sence');
  const { atForm } = useMessages();
  const leave = useLeave(page.courseId, 'start');
  const owners = new Set(session.codes.map((code) => ownerOf(code)));
  const isOwn = owners.size === 1 && owners.has('learner');
  return (
    <>
      <Codes codes={session.codes} />
      <Ways title={t('what_now')}>
        {isOwn ? null : (
          <Way href="/contact-us" icon={IconHeadset}>
            {t('tell')}
          </Way>
        )}
        <Way href="/profile/data" icon={IconUser}>
          {t('check_run')}: {page.run}
        </Way>
      </Ways>
      {isOwn ? (
        <p>
          <a
            className={classes.link}
            href={page.manual === 'm113' ? 'https://cus.sence.cl/Account/RecuperarClave' : 'https://claveunica.gob.cl/'}
            rel="noreferrer"
            target="_blank"
          >
            {t(page.manual === 'm113' ? 'key_help' : 'unica_help')}
          </a>
        </p>
      ) : null}
      {isVisiting() ? null : (
        <Dock
          note={
            leave.isError ? (
              <span role="alert" className={classes.fault}>
                {atForm(refusalCode(leave.error))}
              </span>
            ) : (
              t('opens_here', { host: page.host })
            )
          }
        >
          <Button fullWidth loading={leave.isPending} onClick={() => leave.mutate({ isAnew: true })}>
            {t('try_again')}
          </Button>
        </Dock>
      )}
    </>
  );
}

/** What is in the way before anybody is sent anywhere, and where it is put right. */
export function Obstacle({ obstacle, courseId, run }: { obstacle: Hindrance; courseId: string; run: string }) {
  const { t } = useTranslation('sence');
  const isOfPerson = obstacle === 'run_missing' || obstacle === 'run_invalid';
  const way = isOfPerson ? '/profile/data' : obstacle === 'not_enrolled' ? `/online-courses/${courseId}` : '/contact-us';
  const label = isOfPerson ? t('check_run') : t(obstacle === 'not_enrolled' ? 'to_course' : 'tell');
  return (
    <>
      <section className={classes.refused} role="alert">
        <IconAlertCircle size={28} stroke={1.75} aria-hidden />
        <div>
          <h2>{t(`obstacle.${obstacle}.title`)}</h2>
          <p>{t(`obstacle.${obstacle}.hint`)}</p>
          {obstacle === 'run_invalid' ? <p>{run}</p> : null}
        </div>
      </section>
      <LinkButton fullWidth href={way}>
        {label}
      </LinkButton>
    </>
  );
}
