import type { MyRegistration } from '@vitrine/contract/identity';
import { Button, Failed, Loading, LinkButton } from '@vitrine/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { today } from '../../../shared/device/clock.ts';
import { FormFault } from '../../../shared/field-fault.tsx';
import { meQuery } from '../api.ts';
import { useGoOn } from '../go-on.ts';
import classes from '../login-page.module.css';
import { PublicSheet, useSite } from '../public-sheet.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { completeRegistration, fetchMyRegistration } from './api.ts';
import { useAnswers } from './use-answers.ts';

const lackQuery = { queryKey: ['identity', 'my-registration'], queryFn: () => fetchMyRegistration() } as const;

/** What a person's registration lacks is asked for, and nothing else (LOG-11). */
export function CompleteRegisterPage() {
  const { t } = useTranslation('identity/registration');
  return (
    <PublicSheet title={t('complete.title')} hint={t('complete.hint')}>
      <Lacking />
    </PublicSheet>
  );
}

function Lacking() {
  const { t } = useTranslation('identity/registration');
  const lack = useQuery(lackQuery);
  if (lack.isPending) return <Loading shape="form" rows={3} />;
  if (lack.isError) return <Failed error={lack.error} onRetry={() => void lack.refetch()} />;
  if (lack.data.lacking.length > 0) return <CompleteForm lack={lack.data} />;
  return (
    <div className={classes.told} role="status">
      <p>{t('complete.nothing')}</p>
      <LinkButton href="/home" fullWidth>
        {t('complete.go_on')}
      </LinkButton>
    </div>
  );
}

function CompleteForm({ lack: { lacking, answers: before } }: { lack: MyRegistration }) {
  const { t } = useTranslation('identity/registration');
  const site = useSite();
  const queries = useQueryClient();
  const goOn = useGoOn();
  const { form, answers, faults, isBusy, answer, send } = useAnswers(before);
  const judge = async () =>
    (await import('@vitrine/domain/identity/registration')).judgeAnswers({
      asked: lacking,
      answers,
      isDocumentStrict: site.login_configuration.strict_documents,
      countries: site.countries.map(({ code }) => code),
      homeCountry: site.countries[0]?.code ?? 'BR',
      today: today(),
    });
  const complete = async () => {
    queries.setQueryData(lackQuery.queryKey, await completeRegistration(answers));
    // The gate is open now; who asks for it next has to hear that.
    queries.setQueryData(meQuery.queryKey, await (await import('../calls.ts')).fetchMe());
    await goOn();
  };
  return (
    <form
      ref={form}
      className={classes.form}
      aria-label={t('complete.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(judge, complete);
      }}
    >
      <AnswerFields asked={lacking} answers={answers} faults={faults} countries={site.countries} onAnswer={answer} />
      <FormFault code={faults['form']} />
      <Button type="submit" loading={isBusy} fullWidth>
        {t('complete.send')}
      </Button>
    </form>
  );
}
