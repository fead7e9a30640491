import { languages } from '@vitrine/domain/kernel';
import { flagName, type ClientSettings } from '@vitrine/contract/tenancy';
import { modules } from '@vitrine/domain/tenancy';
import { Card, Switch } from '@vitrine/ui';
import { Field, SwitchField } from '@vitrine/ui/forms';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceField, ChoicesField, Languages, TextField, useFieldSentence } from '../../shared/fields/index.ts';
import { FileField } from '../../shared/files/index.ts';
import { ColoursFields } from './colours-fields.tsx';
import classes from './tenancy.module.css';
import { zoneChoices } from '../../shared/zones.ts';

type ClientForm = UseFormReturn<ClientSettings, unknown, ClientSettings>;
const ownColours = { primary: '#0B5FFF', secondary: '#FFB400', tertiary: '#00897B' };

/** Everything that a client is made of (CLI-02, CLI-03, ADM-03). */
export function ClientFields({ form }: { form: ClientForm }) {
  const { t } = useTranslation('tenancy');
  const program = useWatch({ control: form.control, name: 'program' });
  return (
    <div className={classes.stack}>
      <Card label={t('clients.section.name')}>
        <h2 className={classes.heading}>{t('clients.section.name')}</h2>
        <div className={classes.two}>
          <Field form={form} name="name" label={t('clients.field.name')} isRequired />
          <Field form={form} name="slug" label={t('clients.field.slug')} hint={t('clients.hint.slug')} isRequired />
          <Field form={form} name="home_route" label={t('clients.field.home_route')} hint={t('clients.hint.home_route')} />
          <ChoiceField
            form={form}
            name="timeZone"
            label={t('clients.field.timeZone')}
            hint={t('clients.hint.timeZone')}
            choices={zoneChoices}
          />
        </div>
        <Languages texts={[program]}>
          <TextField form={form} name="program" label={t('clients.field.program')} hint={t('clients.hint.program')} limit={80} />
        </Languages>
      </Card>
      <Card label={t('clients.section.languages')}>
        <h2 className={classes.heading}>{t('clients.section.languages')}</h2>
        <OwnLanguages form={form} />
      </Card>
      <Card label={t('clients.section.modules')}>
        <h2 className={classes.heading}>{t('clients.section.modules')}</h2>
        <p className={classes.lead}>{t('clients.hint.modules')}</p>
        <div className={classes.switches}>
          {modules.map((module) => (
            <SwitchField key={module} form={form} name={flagName(module)} label={t(`module.${module}`)} />
          ))}
          <SwitchField
            form={form}
            name="group_training_use_score"
            label={t('clients.field.group_training_use_score')}
            hint={t('clients.hint.group_training_use_score')}
          />
        </div>
      </Card>
      <Card label={t('clients.section.look')}>
        <h2 className={classes.heading}>{t('clients.section.look')}</h2>
        <OwnColours form={form} />
        <div className={classes.two}>
          <Logo form={form} name="logoFileId" />
          <Logo form={form} name="wideLogoFileId" />
          <Logo form={form} name="darkLogoFileId" />
        </div>
      </Card>
    </div>
  );
}

/** A client wears the site's colours unless it has its own. */
function OwnColours({ form }: { form: ClientForm }) {
  const { t } = useTranslation('tenancy');
  const { field } = useController({ control: form.control, name: 'colours' });
  return (
    <>
      <Switch
        label={t('clients.field.own_colours')}
        description={t('clients.hint.own_colours')}
        checked={field.value !== null}
        onChange={(event) => field.onChange(event.currentTarget.checked ? ownColours : null)}
      />
      {field.value === null ? null : (
        <ColoursFields form={form} names={{ primary: 'colours.primary', secondary: 'colours.secondary', tertiary: 'colours.tertiary' }} />
      )}
    </>
  );
}

/** A client offers the languages of the log-in unless it has its own; whoever has another reads its first one. */
function OwnLanguages({ form }: { form: ClientForm }) {
  const { t } = useTranslation('tenancy');
  const { field } = useController({ control: form.control, name: 'languages' });
  const offered = field.value?.ids ?? [];
  const named = languages.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className={classes.group}>
      <Switch
        label={t('clients.field.own_languages')}
        description={t('clients.hint.own_languages')}
        checked={field.value !== null}
        onChange={(event) => field.onChange(event.currentTarget.checked ? { ids: languages.map(({ id }) => id), first: 1 } : null)}
      />
      {field.value === null ? null : (
        <>
          <ChoicesField form={form} name="languages.ids" label={t('clients.field.languages')} choices={named} />
          <ChoiceField
            form={form}
            name="languages.first"
            label={t('clients.field.first_language')}
            hint={t('clients.hint.first_language')}
            choices={named.filter(({ value }) => offered.includes(value) || value === field.value?.first)}
          />
        </>
      )}
    </div>
  );
}

function Logo({ form, name }: { form: ClientForm; name: 'logoFileId' | 'wideLogoFileId' | 'darkLogoFileId' }) {
  const { t } = useTranslation('tenancy');
  const { field } = useController({ control: form.control, name });
  const error = useFieldSentence(form.control, name);
  return (
    <FileField
      purpose="logo"
      label={t(`clients.field.${name}`)}
      hint={t(`clients.hint.${name}`)}
      value={field.value ?? null}
      onChange={field.onChange}
      error={error}
    />
  );
}
