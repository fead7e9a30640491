import { NativeSelect } from '@vitrine/ui';
import { useMessages, refusalCode } from '@vitrine/ui/forms';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { IconChevronDown } from '../../shared/icons.ts';
import { keep } from '../../shared/device/storage.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { languageIdOf, languageOf, siteQuery } from './api.ts';
import { useMe, useSaveMe } from './use-me.ts';

/** Language and country of a member; both are followed at once, without a new log-in (SES-16). */
export function LanguageSettings() {
  const { t, i18n } = useTranslation('identity');
  const { data: site } = useSuspenseQuery(siteQuery(useDeferredValue(useLocale())));
  const { person } = useMe();
  const save = useSaveMe();
  const { atForm } = useMessages();
  const switchLanguage = (languageId: number) =>
    save.mutate(
      { languageId },
      {
        onSuccess: () => {
          keep('locale', languageOf(languageId));
          void i18n.changeLanguage(languageOf(languageId));
        },
      },
    );
  const switchCountry = (country: string) => save.mutate({ country }, { onSuccess: () => keep('country', country) });
  const chevron = <IconChevronDown size={20} stroke={1.75} aria-hidden />;
  return (
    <>
      <NativeSelect
        label={t('language')}
        value={String(person.languageId)}
        disabled={save.isPending}
        onChange={(event) => switchLanguage(Number(event.currentTarget.value))}
        rightSection={chevron}
        data={site.login_configuration.languages.map(({ code, name }) => ({ value: String(languageIdOf(code)), label: name }))}
      />
      <NativeSelect
        label={t('country')}
        value={person.country}
        disabled={save.isPending}
        onChange={(event) => switchCountry(event.currentTarget.value)}
        rightSection={chevron}
        data={site.countries.map(({ code, name }) => ({ value: code, label: name }))}
        error={save.isError ? atForm(refusalCode(save.error)) : undefined}
      />
    </>
  );
}
