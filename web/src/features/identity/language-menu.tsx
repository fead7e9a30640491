import { useTranslation } from 'react-i18next';
import { IconLanguage } from '../../shared/icons.ts';
import { keep } from '../../shared/device/storage.ts';
import { useLocale } from '../../shared/use-locale.ts';
import classes from './login-page.module.css';

type LanguageMenuProps = { languages: readonly { code: string; name: string }[] };

/** The languages of the site, by the device's own list. A site of one language has nothing to choose. */
export function LanguageMenu({ languages }: LanguageMenuProps) {
  const { t, i18n } = useTranslation('identity');
  const locale = useLocale();
  if (languages.length < 2) return null;
  const choose = (code: string) => {
    keep('locale', code);
    void i18n.changeLanguage(code);
  };
  return (
    <label className={classes.language}>
      <IconLanguage size={20} stroke={1.75} aria-hidden />
      <span className="visually-hidden">{t('language')}</span>
      <select value={locale} onChange={(event) => choose(event.currentTarget.value)}>
        {languages.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
