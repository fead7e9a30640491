import type { AuditDecision } from '@vitrine/contract/audit';
import { Button, Link, StateChip } from '@vitrine/ui';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import classes from './audit.module.css';

const hrefs: Record<AuditDecision['subject'], (decision: AuditDecision) => string> = {
  sale: ({ id, state }) => `/sales?state=${state}&open=${id}`,
  photo: ({ id, state }) => `/photos?state=${state}&open=${id}`,
  level: ({ id, state }) => `/level-requests?state=${state}&open=${id}`,
  order: ({ id, state }) => `/orders?state=${state}&open=${id}`,
};

type DecisionRowProps = { decision: AuditDecision; isBusy: boolean; onAgree: () => void; onDisagree: () => void };

/** One decision: about what and whom, by whom and when; what a second person thinks of it, or the question for it. */
export function DecisionRow({ decision, isBusy, onAgree, onDisagree }: DecisionRowProps) {
  const { t, i18n } = useTranslation('audit');
  const locale = matchLocale(i18n.language);
  const { subject, title, about, state, note, decidedBy, decidedAt, opinion, can, isSampled } = decision;
  const named = { subject: t(`subject.${subject}`), title };
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Link href={hrefs[subject](decision)}>{t('titled', named)}</Link>
        <small>
          {about}
          {note === '' ? '' : ` · “${note}”`}
        </small>
      </div>
      <div className={classes.who}>
        <StateChip state={state === 'approved' ? 'earned' : 'refused'}>{t(`state.${state}`)}</StateChip>
        <small>{t('decided', { name: decidedBy, at: formatInstant(decidedAt, deviceZone(), locale) })}</small>
      </div>
      <div className={classes.opinion}>
        {opinion ? (
          <small data-differs={!opinion.agrees || undefined}>
            {t(opinion.agrees ? 'opinion.agreed' : 'opinion.disagreed', { name: opinion.by })}
            {opinion.note === '' ? '' : ` · “${opinion.note}”`}
          </small>
        ) : isSampled && can.giveOpinion ? (
          <>
            <Button size="sm" variant="default" disabled={isBusy} onClick={onAgree} aria-label={t('opinion.agree_with', named)}>
              {t('opinion.agree')}
            </Button>
            <Button size="sm" variant="default" disabled={isBusy} onClick={onDisagree} aria-label={t('opinion.disagree_with', named)}>
              {t('opinion.disagree')}
            </Button>
          </>
        ) : null}
      </div>
    </li>
  );
}
