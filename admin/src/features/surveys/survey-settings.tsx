import { useQuery } from '@tanstack/react-query';
import type { SurveyDetail, Training } from '@vitrine/contract/surveys';
import { MultiSelect, TextInput } from '@vitrine/ui';
import { Field, SwitchField } from '@vitrine/ui/forms';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { audienceChoices, useFieldSentence } from '../../shared/fields/index.ts';
import { writing } from '../../shared/writing/index.ts';
import { findOwners, findTrainings, listsQuery } from './api.ts';
import { NamedPicker } from './named-picker.tsx';
import type { EditedSurvey } from './edited-survey.ts';
import classes from './surveys.module.css';

type SettingsProps = { form: EditedSurvey; detail: SurveyDetail };

/** How and when it is asked, of whom, after which trainings, and who owns it. */
export function SurveySettings({ form, detail }: SettingsProps) {
  const { t } = useTranslation('surveys');
  const { can, kind } = detail;
  const isDisabled = !can.save;
  return (
    <>
      <section className={classes.section} aria-labelledby="survey-how">
        <h2 id="survey-how">{t('section.how')}</h2>
        <SwitchField
          form={form}
          name="isUnnamed"
          label={t('list.field.isUnnamed')}
          hint={t(can.setUnnamed || isDisabled ? 'hint.isUnnamed' : 'hint.isUnnamed_fixed')}
          isDisabled={!can.setUnnamed}
        />
        {kind === 'survey' ? (
          <SwitchField
            form={form}
            name="isMandatory"
            label={t('list.field.isMandatory')}
            hint={t('hint.isMandatory')}
            isDisabled={isDisabled}
          />
        ) : null}
        <div className={writing.pairs}>
          <DayField form={form} name="opensOn" isDisabled={isDisabled} />
          <DayField form={form} name="closesOn" isDisabled={isDisabled} />
          <Field
            form={form}
            name="position"
            label={t('list.field.position')}
            hint={t('hint.position')}
            type="number"
            isDisabled={isDisabled}
          />
        </div>
      </section>
      {kind === 'reaction' ? <Trainings form={form} detail={detail} isDisabled={isDisabled} /> : null}
      <Audience form={form} isDisabled={isDisabled} />
      <Owners form={form} detail={detail} isDisabled={isDisabled} />
    </>
  );
}

type PartProps = { form: EditedSurvey; isDisabled: boolean };

/** A day or none; the empty field is no day. */
function DayField({ form, name, isDisabled }: PartProps & { name: 'opensOn' | 'closesOn' }) {
  const { t } = useTranslation('surveys');
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ control: form.control, name });
  const error = useFieldSentence(form.control, name);
  return (
    <TextInput
      type="date"
      label={t(`list.field.${name}`)}
      description={t('hint.day')}
      error={error}
      name={name}
      ref={ref}
      onBlur={onBlur}
      disabled={isDisabled}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}

function Audience({ form, isDisabled }: PartProps) {
  const { t } = useTranslation('surveys');
  const choices = audienceChoices(useQuery(listsQuery).data);
  const chosen = useWatch({ control: form.control, name: 'audience' });
  const isForAll = Object.values(chosen).every((ids) => ids.length === 0);
  return (
    <section className={classes.section} aria-labelledby="survey-audience">
      <h2 id="survey-audience">{t('audience.title')}</h2>
      <p className={classes.quiet}>{t(isForAll ? 'audience.everybody' : 'audience.some')}</p>
      <AudienceField form={form} name="audience.groupIds" data={choices.groupIds} isDisabled={isDisabled} />
      <AudienceField form={form} name="audience.areaIds" data={choices.areaIds} isDisabled={isDisabled} />
      <AudienceField form={form} name="audience.tagIds" data={choices.tagIds} isDisabled={isDisabled} />
    </section>
  );
}

type AudienceName = 'audience.groupIds' | 'audience.areaIds' | 'audience.tagIds';
function AudienceField({ form, name, data, isDisabled }: PartProps & { name: AudienceName; data: { value: string; label: string }[] }) {
  const { t } = useTranslation('surveys');
  const { field } = useController({ control: form.control, name });
  const error = useFieldSentence(form.control, name);
  return (
    <MultiSelect
      label={t(name)}
      data={data}
      value={field.value}
      onChange={field.onChange}
      error={error}
      disabled={isDisabled}
      searchable
      hidePickedOptions
    />
  );
}

function Trainings({ form, detail, isDisabled }: PartProps & { detail: SurveyDetail }) {
  const { t } = useTranslation('surveys');
  const isAll = useWatch({ control: form.control, name: 'allTrainings' });
  const { field } = useController({ control: form.control, name: 'trainings' });
  const error = useFieldSentence(form.control, 'trainings');
  return (
    <section className={classes.section} aria-labelledby="survey-trainings">
      <h2 id="survey-trainings">{t('trainings.title')}</h2>
      <SwitchField form={form} name="allTrainings" label={t('trainings.all')} hint={t('trainings.hint')} isDisabled={isDisabled} />
      {isAll ? null : (
        <NamedPicker
          label={t('trainings.chosen')}
          kind="trainings"
          find={findTrainings}
          keyOf={(one: Training) => `${one.kind} ${one.id}`}
          labelOf={({ kind, name }) => t(`trainings.${kind}`, { name })}
          known={detail.trainings}
          value={field.value}
          onChange={(next) => field.onChange(next.map(({ kind, id }) => ({ kind, id })))}
          error={error}
          isDisabled={isDisabled}
        />
      )}
    </section>
  );
}

function Owners({ form, detail, isDisabled }: PartProps & { detail: SurveyDetail }) {
  const { t } = useTranslation('surveys');
  const { field } = useController({ control: form.control, name: 'ownerIds' });
  const error = useFieldSentence(form.control, 'ownerIds');
  return (
    <section className={classes.section} aria-labelledby="survey-owners">
      <h2 id="survey-owners">{t('owners.title')}</h2>
      <NamedPicker
        label={t('owners.label')}
        hint={t('owners.hint')}
        kind="owners"
        find={findOwners}
        keyOf={(one: { id: string }) => one.id}
        labelOf={({ name }) => name}
        known={detail.owners}
        value={field.value.map((id) => ({ id }))}
        onChange={(next) => field.onChange(next.map(({ id }) => id))}
        error={error}
        isDisabled={isDisabled}
      />
    </section>
  );
}
