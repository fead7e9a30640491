import { refusalCode } from '@vitrine/ui/forms';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { keep } from '../../shared/device/storage.ts';
import { PlainSelect } from '../../shared/plain-select.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { languageIdOf, languageOf, siteQuery } from './api.ts';
import { useMe, useSaveMe } from './use-me.ts';

/** Language and country of a member; both are followed at once, without a new log-in (SES-16). */
export function LanguageSettings() {
  const { t, i18n } = useTranslation('identity');
  const { data: site } = useSuspenseQuery(siteQuery(useDeferredValue(useLocale())));
  const { person, client } = useMe();
  const save = useSaveMe();
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
  return (
    <>
      <PlainSelect
        label={t('language')}
        value={String(person.languageId)}
        isDisabled={save.isPending}
        onChoose={(languageId) => switchLanguage(Number(languageId))}
        choices={client.languages.map(({ code, name }) => ({ value: String(languageIdOf(code)), label: name }))}
      />
      <PlainSelect
        label={t('country')}
        value={person.country}
        isDisabled={save.isPending}
        onChoose={switchCountry}
        choices={site.countries.map(({ code, name }) => ({ value: code, label: name }))}
        error={save.isError ? refusalCode(save.error) : undefined}
      />
    </>
  );
}
