import type { ForumCase } from '@vitrine/contract/forum';
import { forumDecisions, muteDays, needsWhy } from '@vitrine/domain/forum';
import { Button, NativeSelect, StateChip, Textarea } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import { IconInfoCircle } from '../../shared/icons.ts';
import { queueClasses as classes } from '../../shared/queue/index.ts';
import { AppealPart } from './appeal-part.tsx';
import own from './forum.module.css';
import type { Verdict } from './use-verdict.ts';

/** Who reported it and why, what its author did before, and the decision with what it does. */
export function DecisionPane({ judged, verdict }: { judged: ForumCase; verdict: Verdict }) {
  const { t, i18n } = useTranslation('forum');
  const at = (instant: string) => formatInstant(instant, deviceZone(), matchLocale(i18n.language));
  const { history } = judged;
  return (
    <div className={classes.inspector}>
      <div className={classes.body}>
        <Notice judged={judged} verdict={verdict} />
        {judged.appeal ? <AppealPart key={judged.id} judged={judged} appeal={judged.appeal} /> : null}
        {judged.heldWord === null ? null : <p>{t('held_word_long', { word: judged.heldWord })}</p>}
        <section className={classes.part} aria-labelledby="reports">
          <h2 id="reports">{t('reporters', { count: judged.reporters })}</h2>
          <ul className={classes.history}>
            {judged.reports.map((report) => (
              <li key={`${report.name} ${report.at}`}>
                <b>{report.name}</b> <StateChip>{t(`reason.${report.reason}`)}</StateChip>
                {report.note === '' ? null : <p className={own.text}>{report.note}</p>}
                <small>
                  {at(report.at)}
                  {report.isOfThisRevision ? '' : ` · ${t('before_edit')}`}
                </small>
              </li>
            ))}
          </ul>
        </section>
        <dl className={classes.facts}>
          <div>
            <dt>{t('history.posts')}</dt>
            <dd>{history.posts}</dd>
          </div>
          <div>
            <dt>{t('history.removed')}</dt>
            <dd>{history.removed}</dd>
          </div>
          <div>
            <dt>{t('history.warned')}</dt>
            <dd>{history.warned}</dd>
          </div>
          {history.mutedUntil === null ? null : (
            <div>
              <dt>{t('history.muted')}</dt>
              <dd>{at(history.mutedUntil)}</dd>
            </div>
          )}
        </dl>
      </div>
      {judged.can.decide ? <Decide judged={judged} verdict={verdict} /> : null}
    </div>
  );
}

function Notice({ judged, verdict }: { judged: ForumCase; verdict: Verdict }) {
  const { t, i18n } = useTranslation('forum');
  const { atForm } = useMessages();
  const { decision, judged: word, claim, decidedAt } = judged;
  const told =
    decision !== null && word && decidedAt !== null
      ? {
          title: t(`decision.${decision}.done`),
          hint: [
            t('decided', { name: word.by, at: formatInstant(decidedAt, deviceZone(), matchLocale(i18n.language)) }),
            word.why,
            word.muteDays > 0 ? t('muted_for', { count: word.muteDays }) : '',
          ]
            .filter(Boolean)
            .join(' '),
        }
      : claim && !claim.isMine
        ? { title: t('claim.other', { name: claim.by }), hint: '' }
        : undefined;
  if (!told && verdict.refusal === undefined) return null;
  return (
    <div className={classes.notice} role={verdict.refusal === undefined ? undefined : 'alert'}>
      <IconInfoCircle size={20} stroke={1.75} aria-hidden />
      <div>
        {verdict.refusal === undefined ? null : <p>{atForm(verdict.refusal)}</p>}
        {told ? <b>{told.title}</b> : null}
        {told ? <p>{told.hint}</p> : null}
      </div>
    </div>
  );
}

function Decide({ judged, verdict }: { judged: ForumCase; verdict: Verdict }) {
  const { t } = useTranslation('forum');
  const { atField } = useMessages();
  const { draft } = verdict;
  const name = useId();
  return (
    <div className={classes.decide}>
      <fieldset className={classes.reasons} data-open>
        <legend>{t('decide')}</legend>
        <div className={own.choices}>
          {forumDecisions.map((decision, index) => (
            <label key={decision} className={classes.reason}>
              <input type="radio" name={name} checked={draft.decision === decision} onChange={() => verdict.choose(decision)} />
              <kbd aria-hidden>{index + 1}</kbd>
              <span>
                {t(`decision.${decision}.word`)}
                <small className={own.effect}>{t(`decision.${decision}.effect`)}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {draft.decision !== undefined && needsWhy(draft.decision) ? (
        <>
          <Textarea
            label={t('why')}
            description={t('why_hint', { name: judged.author.name })}
            rows={2}
            maxLength={500}
            value={draft.why}
            error={draft.wrong === 'why_required' ? atField('why_required') : undefined}
            onChange={(event) => verdict.write(event.currentTarget.value)}
          />
          <NativeSelect
            label={t('mute.label')}
            value={String(draft.muteDays)}
            data={muteDays.map((days) => ({ value: String(days), label: days === 0 ? t('mute.none') : t('mute.days', { count: days }) }))}
            onChange={(event) => verdict.mute(muteDays.find((days) => String(days) === event.currentTarget.value) ?? 0)}
          />
        </>
      ) : null}
      <p role="alert" className={classes.told}>
        {draft.wrong === 'decision_required' ? t('decision_required') : null}
      </p>
      <Button fullWidth loading={verdict.isSending} onClick={verdict.send}>
        {t(draft.decision === undefined ? 'send' : `decision.${draft.decision}.act`)}
      </Button>
    </div>
  );
}
