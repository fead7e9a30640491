import { useQueryClient } from '@tanstack/react-query';
import { RuleForm } from '@vitrine/contract/campaigns';
import { ruleScopes } from '@vitrine/domain/ledger';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceNamed, fieldsOf, ImportStart, makeDryRun, DryRunResult, type DryRun } from '../../../shared/resource/index.ts';
import { listsQuery } from '../api.ts';
import classes from '../campaigns.module.css';
import { choicesFor } from './choices-for.ts';

const words = { room: 'campaigns', name: 'points' };
const fields = fieldsOf(RuleForm);
const empty = { scope: 'sku', value: '', retailerId: null, points: 0, experience: 0 };

/** A spreadsheet with the rules: read, judged line by line, and put into the form; nothing is saved before the form is. */
export function ReadSpreadsheet({ onRead }: { onRead: (rules: RuleForm[]) => void }) {
  const { t } = useTranslation('campaigns');
  const queries = useQueryClient();
  const [read, setRead] = useState<{ name: string; dryRun: DryRun } | undefined>();
  const open = async (file: File) => {
    const lists = await queries.query(listsQuery);
    // A brand may be called as a type is: what a name means hangs on what the rule is for.
    const listOf = (scope: unknown) => choicesFor(lists, ruleScopes.find((one) => one === scope) ?? 'sku');
    const chains = lists.retailers.map(({ id, name }) => ({ value: id, label: name }));
    const dryRun = makeDryRun(await file.text(), {
      schema: RuleForm,
      fields,
      empty,
      labelOf: ({ key }) => t(`points.field.${key}`),
      choicesOf: ({ key, options }) => (key === 'scope' ? options.map((value) => ({ value, label: t(`points.scope.${value}`) })) : []),
      meant: ({ scope, value, retailerId }) => ({
        value: meantIn(listOf(scope) ?? [], value),
        retailerId: retailerId === '' ? null : meantIn(chains, retailerId),
      }),
      alsoWrong: ({ scope, value }) =>
        listOf(scope)?.some((one) => one.value === value) === false ? { field: 'value', code: 'unknown_name' } : undefined,
    });
    setRead({ name: file.name, dryRun });
    onRead(dryRun.lines.filter(({ faults }) => faults.length === 0).map(({ values }) => RuleForm.parse(values)));
  };
  return (
    <details className={classes.sheet}>
      <summary>{t('points.sheet')}</summary>
      <ImportStart fields={fields} words={words} fileName={read?.name} onFile={(file) => void open(file)} />
      {read ? <DryRunResult dryRun={read.dryRun} words={words} /> : null}
    </details>
  );
}

/** The id behind a name of the list; a code stays as it is. */
const meantIn = (list: readonly { value: string; label: string }[], value: unknown): unknown =>
  typeof value === 'string' ? choiceNamed(value, list) : value;
