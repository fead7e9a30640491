import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RuleForm, type PointsTableDetail } from '@vitrine/contract/campaigns';
import { ruleScopes } from '@vitrine/domain/ledger';
import { Button, Empty, IconButton, Table } from '@vitrine/ui';
import { Field, FormRefusal, useZodForm } from '@vitrine/ui/forms';
import { useFieldArray, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ChoiceField } from '../../../shared/fields/index.ts';
import { IconPlus, IconTrash } from '../../../shared/icons.ts';
import { DirtyGuard, useVersionedSave, VersionConflict } from '../../../shared/resource/index.ts';
import { listsQuery, pointsQuery, writePoints } from '../api.ts';
import { choicesFor } from './choices-for.ts';
import classes from '../campaigns.module.css';
import { ProductField } from './product-field.tsx';
import { ReadSpreadsheet } from './read-spreadsheet.tsx';

const Rules = z.object({ rules: z.array(RuleForm).max(2_000, 'too_many') });
type Rules = z.infer<typeof Rules>;
type RulesForm = UseFormReturn<Rules, unknown, Rules>;
type PointsFormProps = { campaignId: string; table: PointsTableDetail; readAgain: () => Promise<PointsTableDetail | undefined> };

const rulesOf = ({ rows }: PointsTableDetail): Rules => ({
  rules: rows.map(({ scope, value, retailer, points, experience }) => ({
    scope,
    value,
    retailerId: retailer?.id ?? null,
    points,
    experience,
  })),
});

/** All rules of a campaign at once: written here, or read from a sheet; saved together. */
export function PointsForm({ campaignId, table, readAgain }: PointsFormProps) {
  const { t } = useTranslation(['campaigns', 'resource']);
  const queries = useQueryClient();
  const form = useZodForm(Rules, rulesOf(table));
  const { fields, append, remove, replace } = useFieldArray({ control: form.control, name: 'rules' });
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const maySave = table.can.save;
  const { submit, conflict } = useVersionedSave({
    form,
    held: rulesOf(table),
    version: table.version,
    send: ({ rules }, version) => writePoints(campaignId, version, rules),
    readAgain: async () => {
      const there = await readAgain();
      return there && { values: rulesOf(there), version: there.version };
    },
    onSaved: (kept) => {
      queries.setQueryData(pointsQuery(campaignId).queryKey, kept);
      form.reset(rulesOf(kept));
    },
    outer: '-',
  });
  // Not focused: a field that is left empty on the way to the button says that it is wrong before anybody wrote in it.
  const add = () => append({ scope: 'sku', value: '', retailerId: null, points: 0, experience: 0 }, { shouldFocus: false });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label={t('points.title')} className={classes.stack}>
      {maySave ? <ReadSpreadsheet onRead={(rules) => replace(rules)} /> : null}
      {fields.length === 0 ? (
        <Empty
          title={t('points.empty.title')}
          hint={t('points.empty.hint')}
          {...(maySave ? { next: { label: t('points.add'), onPress: add } } : {})}
        />
      ) : (
        <div className={classes.paper}>
          <Table.ScrollContainer minWidth={760}>
            <Table aria-label={t('points.title')}>
              <Table.Thead>
                <Table.Tr>
                  {(['scope', 'value', 'retailerId', 'points', 'experience'] as const).map((key) => (
                    <Table.Th key={key} scope="col">
                      {t(`points.field.${key}`)}
                    </Table.Th>
                  ))}
                  {maySave ? (
                    <Table.Th scope="col">
                      <span className="visually-hidden">{t('points.remove')}</span>
                    </Table.Th>
                  ) : null}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {fields.map((field, index) => (
                  <RuleRow key={field.id} form={form} index={index} maySave={maySave} onRemove={() => remove(index)} />
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        </div>
      )}
      <FormRefusal form={form} />
      {maySave ? (
        <footer className={classes.bar}>
          <Button variant="default" leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />} onClick={add}>
            {t('points.add')}
          </Button>
          <span className={classes.grow} role="status">
            {isDirty ? t('resource:dirty.mark') : null}
          </span>
          <Button type="submit" loading={isSubmitting} disabled={!isDirty}>
            {t('resource:save')}
          </Button>
        </footer>
      ) : null}
      <DirtyGuard isDirty={isDirty && !isSubmitting} />
      <VersionConflict conflict={conflict} nameOf={() => t('points.title')} />
    </form>
  );
}

type RuleRowProps = { form: RulesForm; index: number; maySave: boolean; onRemove: () => void };

function RuleRow({ form, index, maySave, onRemove }: RuleRowProps) {
  const { t } = useTranslation('campaigns');
  const { data } = useQuery(listsQuery);
  const scope = useWatch({ control: form.control, name: `rules.${index}.scope` });
  const label = (key: string) => t('points.cell', { field: t(`points.field.${key}`), place: index + 1 });
  const choices = choicesFor(data, scope);
  return (
    <Table.Tr className={classes.rule}>
      <Table.Td>
        <ChoiceField
          form={form}
          name={`rules.${index}.scope`}
          label={label('scope')}
          isDisabled={!maySave}
          choices={ruleScopes.map((value) => ({ value, label: t(`points.scope.${value}`) }))}
        />
      </Table.Td>
      <Table.Td>
        {choices ? (
          <ChoiceField form={form} name={`rules.${index}.value`} label={label('value')} choices={choices} none="–" isDisabled={!maySave} />
        ) : (
          <ProductField form={form} name={`rules.${index}.value`} label={label('value')} isDisabled={!maySave} />
        )}
      </Table.Td>
      <Table.Td>
        <ChoiceField
          form={form}
          name={`rules.${index}.retailerId`}
          label={label('retailerId')}
          choices={(data?.retailers ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          none={t('points.all_stores')}
          isDisabled={!maySave}
        />
      </Table.Td>
      <Table.Td>
        <Field form={form} name={`rules.${index}.points`} type="number" label={label('points')} isDisabled={!maySave} />
      </Table.Td>
      <Table.Td>
        <Field form={form} name={`rules.${index}.experience`} type="number" label={label('experience')} isDisabled={!maySave} />
      </Table.Td>
      {maySave ? (
        <Table.Td>
          <IconButton label={t('points.remove_one', { place: index + 1 })} onClick={onRemove}>
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </IconButton>
        </Table.Td>
      ) : null}
    </Table.Tr>
  );
}
