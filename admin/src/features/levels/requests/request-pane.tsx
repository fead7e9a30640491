import type { LevelRequest } from '@vitrine/contract/levels';
import { levelReasons } from '@vitrine/domain/levels';
import { Avatar, Button, LinkButton } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { formatInstant, formatNumber, formatPoints, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../shared/console-routes.ts';
import { deviceZone } from '../../../shared/device/index.ts';
import { IconInfoCircle } from '../../../shared/icons.ts';
import { DecisionFoot, queueClasses as classes, Reasons } from '../../../shared/queue/index.ts';
import { PersonLink } from '../../../shared/person/index.ts';
import type { LevelDecision } from './deciding.ts';

type RequestPaneProps = {
  request: LevelRequest;
  decision: LevelDecision;
  onUndo: (pendingActionId: string) => void;
};

/** A request with the experience and the invoices behind it, and the decision. */
export function RequestPane({ request, decision, onUndo }: RequestPaneProps) {
  const { pendingAction, refusal } = decision;
  const { t, i18n } = useTranslation(['levels', 'queue']);
  const { atForm } = useMessages();
  const locale = matchLocale(i18n.language);
  const mayAudit = useMay('sales.audit');
  const xp = (experience: number) => t('xp', { experience: formatPoints(experience, locale) });
  const number = (value: number) => formatNumber(value, locale);
  const { invoices } = request;
  const rows: [string, string][] = [
    [t('field.asked'), request.levelName],
    [t('field.current'), request.currentName],
    [t('field.minimum'), xp(request.minimum)],
    [t('field.audited'), xp(request.audited)],
    [t('field.under_audit'), xp(request.underAudit)],
    [
      t('field.invoices'),
      t('invoices', { approved: number(invoices.approved), reproved: number(invoices.reproved), open: number(invoices.open) }),
    ],
    [t('field.campaign'), request.campaignName],
    [t('field.opened'), formatInstant(request.openedAt, deviceZone(), locale)],
  ];
  const told = noticeOf();
  const canDecide = pendingAction === undefined && (request.can.approve || request.can.refuse);
  return (
    <div className={classes.inspector}>
      <div className={classes.body}>
        <header className={classes.pair}>
          <Avatar name={request.member.name} size={44} />
          <h1 className={classes.title}>
            <PersonLink {...request.member} />
          </h1>
        </header>
        {told ? (
          <div className={classes.notice} role={refusal === undefined ? undefined : 'alert'}>
            <IconInfoCircle size={20} stroke={1.75} aria-hidden />
            <div>
              <b>{told.title}</b>
              <p>{told.hint}</p>
              {pendingAction && pendingAction.until !== null && request.state === 'open' ? (
                <Button size="sm" variant="default" onClick={() => onUndo(pendingAction.id)}>
                  {t('queue:undo.undo')}
                </Button>
              ) : null}
            </div>
          </div>
        ) : null}
        <dl className={classes.facts}>
          {rows.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {mayAudit ? (
          <LinkButton href={`/sales?search=${encodeURIComponent(request.member.name)}`} variant="default" size="sm">
            {t('see_invoices')}
          </LinkButton>
        ) : null}
        {request.history.length === 0 ? null : (
          <section aria-label={t('history')}>
            <b>{t('history')}</b>
            <ul>
              {request.history.map(({ id, campaignName, levelName, state, openedAt }) => (
                <li key={id}>
                  {levelName} · {campaignName} · {t(`state.${state}`)} · {formatInstant(openedAt, deviceZone(), locale)}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {canDecide ? <Decide request={request} decision={decision} /> : null}
    </div>
  );

  function noticeOf(): { title: string; hint: string } | undefined {
    if (pendingAction && request.state === 'open')
      return {
        title: t(`pending_action.${pendingAction.verb}.chip`),
        hint: t(pendingAction.until === null ? 'pending_action.sending' : 'pending_action.undoable'),
      };
    if (request.decidedAt !== null) {
      const said = t('decided', { name: request.decidedBy ?? '–', at: formatInstant(request.decidedAt, deviceZone(), locale) });
      return {
        title: t(`state.${request.state}`),
        hint: `${said} ${request.reason === null ? '' : `${t(`reason.${request.reason}`)}.`} ${request.note}`,
      };
    }
    if (refusal !== undefined) return { title: atForm(refusal), hint: '' };
    return request.obstacle === null ? undefined : { title: t('not_yet'), hint: atForm(request.obstacle) };
  }
}

function Decide({ request, decision }: { request: LevelRequest; decision: LevelDecision }) {
  const { t } = useTranslation('levels');
  const { atField } = useMessages();
  const { draft } = decision;
  return (
    <DecisionFoot
      told={draft.wrong === 'reason_required' ? t('reason_required') : undefined}
      refuse={{ label: t('refuse'), key: 'R', isOff: !request.can.refuse, onPress: decision.refuse }}
      accept={{ label: t('approve', { level: request.levelName }), key: 'A', isOff: !request.can.approve, onPress: decision.approve }}
    >
      <Reasons
        label={t('choose_reason')}
        reasons={levelReasons.map((key) => ({ key, label: t(`reason.${key}`) }))}
        chosen={draft.reason}
        onChoose={decision.choose}
        note={draft.note}
        onNote={decision.write}
        noteLabel={t('note')}
        noteRef={decision.noteRef}
        error={draft.wrong === 'note_required' ? atField('note_required') : undefined}
        isAskedFor={draft.reason !== undefined || draft.wrong !== undefined}
      />
    </DecisionFoot>
  );
}
