import { useQuery } from '@tanstack/react-query';
import type { RegistrationToDecide } from '@vitrine/contract/identity';
import { Avatar, Button, IconButton, Link, StateChip } from '@vitrine/ui';
import { formatDay, formatInstant, matchLocale } from '@vitrine/ui/words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import { IconArrowLeft, IconInfoCircle } from '../../../shared/icons.ts';
import { queueClasses as classes } from '../../../shared/queue/index.ts';
import { siteListsQuery } from '../api.ts';
import type { RegistrationDecision } from './deciding.ts';
import own from './registrations.module.css';
import { givenAnswers, type ShownAnswerName } from './given-answers.ts';

type RegistrationFactsProps = { one: RegistrationToDecide; decision: RegistrationDecision; onUndo: (pendingActionId: string) => void };

/** Who registered, with everything that they told, and what became of it. */
export function RegistrationFacts({ one: { registration }, decision: { pendingAction, stale }, onUndo }: RegistrationFactsProps) {
  const { t, i18n } = useTranslation('people');
  const locale = matchLocale(i18n.language);
  const { data: lists } = useQuery(siteListsQuery);
  const at = (instant: string) => formatInstant(instant, deviceZone(), locale);
  const say = (name: ShownAnswerName, code: string) => {
    if (code === '') return '';
    if (name === 'birthday') return formatDay(code, locale, 'long');
    if (name === 'country') return lists?.countries.find((country) => country.code === code)?.name ?? code;
    if (name === 'gender' || name === 'programRole') return t(`people.choice.${name}.${code}`);
    if (name === 'mailConsent') return t(`registrations.mailConsent.${code}`);
    return name === 'maritalStatus' ? t(`registrations.maritalStatus.${code}`) : code;
  };
  const isBrazilian = (registration.answers.country || 'BR') === 'BR';
  const rows: [string, string][] = [
    [t('registrations.field.registered'), at(registration.registeredAt)],
    [t('registrations.field.form'), t(`registrations.show.${registration.variant}`)],
    ...givenAnswers(registration, say).map(({ name, text }): [string, string] => [
      name === 'document' && isBrazilian ? 'CPF' : t(`registrations.field.${name}`),
      text,
    ]),
  ];
  return (
    <article className={own.registration}>
      <header className={own.head}>
        <span className={own.narrow}>
          <IconButton label={t('registrations.back_to_queue')} href="/registrations">
            <IconArrowLeft size={20} stroke={1.75} aria-hidden />
          </IconButton>
        </span>
        <span className={own.face}>
          <Avatar name={registration.fullName} size={56} />
        </span>
        <div className={own.who}>
          <h1>{registration.fullName}</h1>
          <p className={classes.chips}>
            <StateChip state={looks[registration.status]}>{t(`registrations.status.${registration.status}`)}</StateChip>
          </p>
        </div>
        <Link href={`/people/${registration.memberId}`}>{t('registrations.open_person')}</Link>
      </header>
      {pendingAction ? (
        <Notice title={t(`registrations.pending_action.${pendingAction.verb}.chip`)}>
          <p>{t(pendingAction.until === null ? 'registrations.pending_action.sending' : 'registrations.pending_action.undoable')}</p>
          <Undo pendingAction={pendingAction} onUndo={onUndo} />
        </Notice>
      ) : null}
      {stale !== undefined ? (
        <Notice title={t('registrations.stale')} isAlert>
          <p>{t('registrations.stale_now', { status: t(`registrations.status.${registration.status}`) })}</p>
        </Notice>
      ) : null}
      <Decided {...registration} at={at} />
      <dl className={classes.facts}>
        {rows.map(([term, value]) => (
          <div key={term} className={value.length > 24 ? own.wide : undefined}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

const looks = { waiting: 'expiring', approved: 'earned', refused: 'refused' } as const;

function Undo({
  pendingAction,
  onUndo,
}: {
  pendingAction: { id: string; until: string | null };
  onUndo: (pendingActionId: string) => void;
}) {
  const { t } = useTranslation('queue');
  if (pendingAction.until === null) return null;
  return (
    <Button size="sm" variant="default" onClick={() => onUndo(pendingAction.id)}>
      {t('undo.undo')}
    </Button>
  );
}

type DecidedProps = RegistrationToDecide['registration'] & { at: (instant: string) => string };

/** Who decided, when, and why. */
function Decided({ status, decidedAt, decidedBy, reason, note, at }: DecidedProps) {
  const { t } = useTranslation('people');
  if (status === 'waiting' || decidedAt === null) return null;
  return (
    <Notice title={t(`registrations.decided.${status}`, { name: decidedBy ?? '', at: at(decidedAt) })}>
      {reason === null ? null : <p>{t(`registrations.reason.${reason}`)}</p>}
      {note === '' ? null : <p>“{note}”</p>}
    </Notice>
  );
}

const Notice = ({ title, isAlert = false, children }: { title: string; isAlert?: boolean; children: ReactNode }) => (
  <div className={classes.notice} role={isAlert ? 'alert' : undefined}>
    <IconInfoCircle size={20} stroke={1.75} aria-hidden />
    <div>
      <b>{title}</b>
      {children}
    </div>
  </div>
);
