import { languages, locales, matchLocale, type Locale, type Text } from '@vitrine/domain/kernel';
import { Tabs } from '@vitrine/ui';
import { createContext, use, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './fields.module.css';

const Written = createContext<Locale>('pt-BR');

/** Says it to what stands beside a form, as a preview. */
export const WrittenIn = Written.Provider;

/** The language in which texts are being written. */
export const useWritten = (): Locale => use(Written);

type LanguagesProps = {
  /** Every text of the form, to say what is still missing in a language. */
  texts: readonly (Text | undefined)[];
  offered?: readonly Locale[];
  /** The language of the tab that is open first; the person’s own where none is named. */
  begin?: Locale;
  /** For a preview that follows the language being written. */
  onWritten?: (locale: Locale) => void;
  children: ReactNode;
};

/** One tab a language above a form's texts, each with how many texts it lacks; the fields below are written in the chosen one. */
export function Languages({ texts, offered = locales, begin, onWritten, children }: LanguagesProps) {
  const { t, i18n } = useTranslation('fields');
  const [chosen, choose] = useState<Locale>(() => begin ?? matchLocale(i18n.language, locales));
  const written = offered.includes(chosen) ? chosen : (offered[0] ?? 'pt-BR');
  const change = (next: string | null) => {
    const locale = matchLocale(next, locales);
    choose(locale);
    onWritten?.(locale);
  };
  return (
    <Written value={written}>
      <Tabs value={written} onChange={change} keepMounted={false}>
        <Tabs.List aria-label={t('languages')}>
          {languages
            .filter(({ locale }) => offered.includes(locale))
            .map(({ locale, name }) => (
              <Tabs.Tab key={locale} value={locale}>
                <span lang={locale}>{name}</span> <Lack count={lackOf(texts, locale)} />
              </Tabs.Tab>
            ))}
        </Tabs.List>
        <Tabs.Panel value={written}>{children}</Tabs.Panel>
      </Tabs>
    </Written>
  );
}

function Lack({ count }: { count: number }) {
  const { t } = useTranslation('fields');
  return count > 0 ? <small className={classes.lack}>{t('lacks', { count })}</small> : null;
}

/** Texts that another language has and this one has not. */
function lackOf(texts: readonly (Text | undefined)[], locale: Locale): number {
  return texts.filter((text) => text && Object.values(text).some(Boolean) && !text[locale]).length;
}
