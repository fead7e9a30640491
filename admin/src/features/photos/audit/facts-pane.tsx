import type { AuditPhoto } from '@vitrine/contract/photos';
import { photoReasons } from '@vitrine/domain/photos';
import { Avatar, Button, Link, PointsSwatch, StateChip } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { formatClock, formatDay, formatInstant, formatPoints, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import { IconInfoCircle, IconLock } from '../../../shared/icons.ts';
import { DecisionFoot, queueClasses as classes, Reasons } from '../../../shared/queue/index.ts';
import { PersonLink } from '../../../shared/person/index.ts';
import { mayDecide, type PhotoDecision } from './deciding.ts';
import own from './photos.module.css';

type FactsPaneProps = { audited: AuditPhoto; decision: PhotoDecision; seconds: number; onUndo: (pendingActionId: string) => void };

/** Who sent it, of what and where, what to look at twice, what each decision does, and the decision itself. */
export function FactsPane({ audited, decision, seconds, onUndo }: FactsPaneProps) {
  const { t, i18n } = useTranslation('photos');
  const locale = matchLocale(i18n.language);
  const { sender, claim } = audited;
  const day = (written: string) => formatDay(written, locale, 'short', 0);
  const rows: [string, string][] = [
    [t('field.type'), audited.typeName],
    [t('field.points'), formatPoints(audited.points, locale)],
    [t('field.store'), `${audited.storeName} · ${audited.store.city}`],
    [t('field.week'), t('week', { from: day(audited.week.from), to: day(audited.week.to) })],
    [t('field.campaign'), audited.campaignName],
    [t('field.taken'), audited.writtenAt === null ? '–' : formatInstant(audited.writtenAt, audited.store.timeZone, locale, deviceZone())],
  ];
  return (
    <div className={classes.inspector}>
      <div className={classes.body}>
        <header className={own.sender}>
          <Avatar name={sender.name} size={44} />
          <span className={own.grow}>
            <b>
              <PersonLink {...sender} />
            </b>
            <small>
              {t('photos_of', { count: sender.photos })}
              {sender.reproved > 0 ? ` · ${t('reproved_of', { count: sender.reproved })}` : ''}
            </small>
          </span>
          {claim?.isMine ? (
            <span className={own.clock} title={t('claim.mine')}>
              <IconLock size={16} stroke={1.75} aria-hidden /> {formatClock(seconds)}
            </span>
          ) : null}
        </header>
        <Notice audited={audited} decision={decision} onUndo={onUndo} />
        <dl className={classes.facts}>
          {rows.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {audited.flags.length === 0 ? null : (
          <p className={classes.chips}>
            {audited.flags.map((flag) => (
              <StateChip key={flag} state="expiring">
                {t(`flag.${flag}`)}
              </StateChip>
            ))}
          </p>
        )}
        <Alike audited={audited} />
        <Examples audited={audited} />
        {audited.state === 'awaiting' ? <Impact audited={audited} /> : null}
      </div>
      {audited.can.decide && decision.pendingAction === undefined ? <Decide audited={audited} decision={decision} /> : null}
    </div>
  );
}

function Notice({ audited, decision: { pendingAction, stale }, onUndo }: Pick<FactsPaneProps, 'audited' | 'decision' | 'onUndo'>) {
  const { t, i18n } = useTranslation(['photos', 'queue']);
  const { atForm } = useMessages();
  const locale = matchLocale(i18n.language);
  const { decision, decidedBy, claim, state } = audited;
  const told =
    pendingAction && state === 'awaiting'
      ? {
          title: t(`pending_action.${pendingAction.verb}.chip`),
          hint: t(pendingAction.until === null ? 'pending_action.sending' : 'pending_action.undoable'),
        }
      : decision
        ? {
            title: t(`state.${state}`),
            hint: `${t('decided', { name: decidedBy ?? '–', at: formatInstant(decision.at, deviceZone(), locale) })} ${decision.reason === null ? '' : `${t(`reason.${decision.reason}`)}.`} ${decision.note}`,
          }
        : claim && !claim.isMine
          ? { title: t('claim.other', { name: claim.by }), hint: '' }
          : stale === undefined
            ? undefined
            : { title: atForm(stale), hint: '' };
  if (!told) return null;
  return (
    <div className={classes.notice} role={stale === undefined ? undefined : 'alert'}>
      <IconInfoCircle size={20} stroke={1.75} aria-hidden />
      <div>
        <b>{told.title}</b>
        <p>{told.hint}</p>
        {pendingAction && pendingAction.until !== null && state === 'awaiting' ? (
          <Button size="sm" variant="default" onClick={() => onUndo(pendingAction.id)}>
            {t('queue:undo.undo')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** The earlier photo that it is almost the same as, with the way to it. */
function Alike({ audited: { alike } }: { audited: AuditPhoto }) {
  const { t, i18n } = useTranslation('photos');
  if (alike === null) return null;
  const at = formatInstant(alike.sentAt, deviceZone(), matchLocale(i18n.language));
  return (
    <section className={classes.notice} aria-label={t('alike.title')}>
      <IconInfoCircle size={20} stroke={1.75} aria-hidden />
      <div>
        <b>{t('alike.title')}</b>
        <p>{t('alike.of', { store: alike.storeName, name: alike.sender, at })}</p>
        <Link href={`/photos?state=${alike.state}&open=${alike.id}`}>{t('alike.open')}</Link>
      </div>
    </section>
  );
}

function Examples({ audited: { good, bad } }: { audited: AuditPhoto }) {
  const { t } = useTranslation('photos');
  if (good.length + bad.length === 0) return null;
  return (
    <section className={own.remarks} aria-label={t('asked')}>
      <b>{t('asked')}</b>
      <ul>
        {good.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
        {bad.map((remark) => (
          <li key={remark} data-bad>
            {remark}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What each decision will do to the sender's points, before it is taken (D20, PHO-03). */
function Impact({ audited: { points, impact, isCredited } }: { audited: AuditPhoto }) {
  const { t, i18n } = useTranslation('photos');
  const written = (amount: number) => formatPoints(amount, matchLocale(i18n.language));
  return (
    <section className={classes.impact} aria-label={t('impact.title')}>
      <p>
        <PointsSwatch state="earned" />
        <span>{t(isCredited ? 'impact.confirm' : 'impact.give', { points: written(points) })}</span>
      </p>
      <p>
        <PointsSwatch state="refused" />
        <span>
          {t(isCredited ? 'impact.take' : 'impact.nothing', { before: written(impact.available), after: written(impact.availableAfter) })}
        </span>
      </p>
      {impact.missing > 0 ? (
        <p>
          <PointsSwatch state="held" />
          <span>{t('impact.missing', { points: written(impact.missing) })}</span>
        </p>
      ) : null}
    </section>
  );
}

function Decide({ audited, decision }: { audited: AuditPhoto; decision: PhotoDecision }) {
  const { t, i18n } = useTranslation('photos');
  const { atForm } = useMessages();
  const points = formatPoints(audited.points, matchLocale(i18n.language), true);
  const { draft, refusal } = decision;
  const isOff = !mayDecide(audited, decision);
  return (
    <DecisionFoot
      told={draft.wrong === 'reason_required' ? t('reason_required') : refusal === undefined ? undefined : atForm(refusal)}
      refuse={{ label: t('reprove'), key: 'R', isOff, onPress: decision.refuse }}
      accept={{ label: t('approve', { points }), key: 'A', isOff, onPress: decision.approve }}
    >
      <PhotoReasons decision={decision} />
    </DecisionFoot>
  );
}

/** Why a photo is reproved, by the number keys. */
export function PhotoReasons({ decision }: { decision: PhotoDecision }) {
  const { t } = useTranslation('photos');
  const { atField } = useMessages();
  const { draft } = decision;
  return (
    <Reasons
      label={t('choose_reason')}
      reasons={photoReasons.map((key) => ({ key, label: t(`reason.${key}`) }))}
      chosen={draft.reason}
      onChoose={decision.choose}
      note={draft.note}
      onNote={decision.write}
      noteLabel={t('note')}
      noteRef={decision.noteRef}
      error={draft.wrong === 'note_required' ? atField('note_required') : undefined}
      isAskedFor={draft.reason !== undefined || draft.wrong !== undefined}
    />
  );
}
