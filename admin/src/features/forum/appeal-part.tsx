import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ForumCase } from '@vitrine/contract/forum';
import type { AppealOutcome } from '@vitrine/domain/forum';
import { Button, showToast, Textarea } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import { queueClasses as classes } from '../../shared/queue/index.ts';
import { caseQuery, decideAppealOf, queueKey } from './api.ts';
import own from './forum.module.css';

/** What the author says against the decision, and what another moderator answers: once, with a reason. */
export function AppealPart({ judged, appeal }: { judged: ForumCase; appeal: NonNullable<ForumCase['appeal']> }) {
  const { t, i18n } = useTranslation('forum');
  const { atForm, atField } = useMessages();
  const queries = useQueryClient();
  const [why, setWhy] = useState('');
  const at = (instant: string) => formatInstant(instant, deviceZone(), matchLocale(i18n.language));
  const send = useMutation({
    mutationFn: (outcome: AppealOutcome) => decideAppealOf(judged.id, { outcome, why: why.trim() }),
    onSuccess: (answered, outcome) => {
      queries.setQueryData(caseQuery(answered.id).queryKey, answered);
      showToast({ text: t(`appeal.done.${outcome}`) });
    },
    onError: () => queries.invalidateQueries({ queryKey: caseQuery(judged.id).queryKey }),
    onSettled: () => queries.invalidateQueries({ queryKey: queueKey }),
  });
  const code = send.isError ? refusalCode(send.error) : undefined;
  const isAtField = code === 'why_required' || code === 'invalid_request';
  return (
    <section className={classes.part} aria-labelledby="appeal">
      <h2 id="appeal">{t('appeal.title', { name: judged.author.name })}</h2>
      <p className={own.text}>{appeal.text}</p>
      <small>{at(appeal.at)}</small>
      {appeal.outcome === null ? null : (
        <p>
          <b>{t(`appeal.${appeal.outcome}`)}</b> {t('decided', { name: appeal.by, at: at(appeal.decidedAt ?? appeal.at) })} {appeal.why}
        </p>
      )}
      {judged.isAppealed && !judged.can.decideAppeal ? <p>{t('appeal.not_yours')}</p> : null}
      {judged.can.decideAppeal ? (
        <>
          <Textarea
            label={t('why')}
            description={t('appeal.why_hint', { name: judged.author.name })}
            rows={2}
            maxLength={500}
            value={why}
            error={isAtField ? atField('why_required') : undefined}
            onChange={(event) => setWhy(event.currentTarget.value)}
          />
          {code === undefined || isAtField ? null : <p role="alert">{atForm(code)}</p>}
          <Button fullWidth loading={send.isPending} onClick={() => send.mutate('overturned')}>
            {t('appeal.overturn')}
          </Button>
          <Button fullWidth variant="default" loading={send.isPending} onClick={() => send.mutate('upheld')}>
            {t('appeal.uphold')}
          </Button>
        </>
      ) : null}
    </section>
  );
}
