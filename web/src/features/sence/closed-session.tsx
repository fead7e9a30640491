import type { MySession, SencePage } from '@vitrine/contract/sence';
import { senceZone } from '@vitrine/domain/sence';
import { Button, Done, LinkButton } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatTime } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { isVisiting } from '../../shared/device/visit.ts';
import { useTabTitle } from '../../shared/page-title.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { useLeave } from './api.ts';
import { Row, shortened } from './open-session.tsx';
import classes from './sence.module.css';

/** A session that the authority closed: from when to when, and another one. */
export function ClosedSession({ page, session }: { page: SencePage; session: MySession }) {
  const { t } = useTranslation('sence');
  const { atForm } = useMessages();
  const locale = useLocale();
  useTabTitle(t('title'));
  const leave = useLeave(page.courseId, 'start');
  const at = (instant: string | null) => (instant === null ? '' : formatTime(instant, senceZone, locale));
  return (
    <div className={classes.done}>
      <Done title={t('closed_title')} hint={t('closed_hint', { course: page.title })} object={page.scene}>
        <dl className={classes.rows}>
          <Row term={t('began')} value={at(session.openedAt)} />
          <Row term={t('ended')} value={`${at(session.closedAt)}, ${t('zone')}`} />
          <Row term={t('id')} value={shortened(session.senceId)} />
        </dl>
        {leave.isError ? <p role="alert">{atForm(refusalCode(leave.error))}</p> : null}
        <LinkButton href="/online-courses" variant="lit">
          {t('to_courses')}
        </LinkButton>
        {isVisiting() || page.obstacle !== null ? null : (
          <Button variant="on-stage" loading={leave.isPending} onClick={() => leave.mutate({ isAnew: true })}>
            {t('again')}
          </Button>
        )}
      </Done>
    </div>
  );
}
