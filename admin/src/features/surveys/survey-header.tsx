import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SurveyDetail } from '@vitrine/contract/surveys';
import { textIn } from '@vitrine/domain/kernel';
import { Button, Dialog, Facts, LinkButton, PageHeading, showToast } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { IconListCheck } from '../../shared/icons.ts';
import { listKey } from '../../shared/resource/index.ts';
import { PreviewButton, writing } from '../../shared/writing/index.ts';
import { publish, retire, surveyQuery } from './api.ts';
import { resultsHref } from './results-search.ts';
import { SurveyStateChip } from './survey-state-chip.tsx';
import classes from './surveys.module.css';
import { surveys } from './surveys.tsx';

type HeaderProps = { detail: SurveyDetail; isDirty: boolean; onPreview: () => void };
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Which survey, in which state, its results, and the step that members will notice: publishing, or taking it back. */
export function SurveyHeader({ detail, isDirty, onPreview }: HeaderProps) {
  const { t, i18n } = useTranslation('surveys');
  const [asking, ask] = useState<'publish' | 'retire' | undefined>();
  const { id, state, hasUnpublished, edition, responses, can } = detail;
  return (
    <div className={writing.header}>
      <PageHeading
        title={textIn(detail.survey.title, matchLocale(i18n.language)) || t('untitled')}
        backHref="/surveys"
        hint={
          <span className={writing.stand}>
            <SurveyStateChip state={state} hasUnpublished={hasUnpublished} />
            {t(`list.choice.kind.${detail.kind}`)}
            {edition === 0 ? '' : ` · ${t('edition', { number: edition })}`}
          </span>
        }
        actions={
          <>
            <PreviewButton label={t('preview.open')} onClick={onPreview} />
            {edition === 0 ? null : (
              <LinkButton href={resultsHref(id)} variant="default" leftSection={<IconListCheck {...icon} />}>
                {t('results.open', { count: responses })}
              </LinkButton>
            )}
            {can.retire ? (
              <Button variant="default" onClick={() => ask('retire')}>
                {t('retire.open')}
              </Button>
            ) : null}
            {can.publish ? (
              <Button disabled={isDirty} title={isDirty ? t('publish.save_first') : undefined} onClick={() => ask('publish')}>
                {t('publish.open')}
              </Button>
            ) : null}
          </>
        }
      />
      <ActionDialog action="publish" detail={detail} isOpen={asking === 'publish'} onClose={() => ask(undefined)} />
      <ActionDialog action="retire" detail={detail} isOpen={asking === 'retire'} onClose={() => ask(undefined)} />
    </div>
  );
}

const actions = { publish, retire };
type ActionProps = { action: keyof typeof actions; detail: SurveyDetail; isOpen: boolean; onClose: () => void };

/** What members will notice of it; then the verb. */
function ActionDialog({ action, detail, isOpen, onClose }: ActionProps) {
  const { t } = useTranslation('surveys');
  const queries = useQueryClient();
  const { queryKey } = surveyQuery(detail.id);
  const send = useMutation({
    mutationFn: () => actions[action]({ surveyId: detail.id, version: detail.version }),
    onSuccess: async (kept) => {
      queries.setQueryData(queryKey, kept);
      await queries.invalidateQueries({ queryKey: listKey(surveys) });
      showToast({ text: t(`${action}.done`) });
      onClose();
    },
    onError: (error) => {
      if (refusalCode(error) === 'changed_meanwhile') void queries.invalidateQueries({ queryKey });
    },
  });
  const { questions, isUnnamed, isMandatory } = detail.survey;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t(`${action}.title`)} size={520}>
      <p className={classes.lead}>{t(action === 'publish' && detail.edition > 0 ? 'publish.again' : `${action}.hint`)}</p>
      {action === 'publish' ? (
        <Facts
          rows={[
            { term: t('questions'), value: questions.length },
            { term: t('list.field.isUnnamed'), value: t(isUnnamed ? 'resource:yes' : 'resource:no') },
            ...(detail.kind === 'survey'
              ? [{ term: t('list.field.isMandatory'), value: t(isMandatory ? 'resource:yes' : 'resource:no') }]
              : []),
          ]}
        />
      ) : null}
      <DialogFoot
        onClose={onClose}
        error={send.error}
        onClick={() => send.mutate()}
        loading={send.isPending}
        {...(action === 'retire' ? { color: 'refused' } : {})}
      >
        {t(`${action}.send`)}
      </DialogFoot>
    </Dialog>
  );
}
