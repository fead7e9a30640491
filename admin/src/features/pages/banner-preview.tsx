import { BannerFields } from '@vitrine/contract/pages';
import { textIn } from '@vitrine/domain/kernel';
import { matchLocale } from '@vitrine/ui/words';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useKnownFiles } from '../../shared/files/index.ts';
import classes from './pages.module.css';

const Shown = BannerFields.pick({ title: true, text: true, linkLabel: true, phoneFileId: true, deskFileId: true, alt: true });

/** The banner as members will see it, on the phone and on a desktop, while it is written. */
export function BannerPreview() {
  const { t, i18n } = useTranslation('pages');
  const files = useKnownFiles();
  const written = Shown.safeParse(Object.fromEntries(Object.entries(useWatch()).filter(([key]) => key in Shown.shape)));
  if (!written.success) return null;
  const { title, text, linkLabel, phoneFileId, deskFileId, alt } = written.data;
  const say = (words: typeof title) => textIn(words, matchLocale(i18n.language));
  const forms = { phone: phoneFileId ?? deskFileId, desktop: deskFileId ?? phoneFileId };
  return (
    <section aria-label={t('preview.title')} className={classes.previews}>
      {(['phone', 'desktop'] as const).map((form) => {
        const url = files.find(forms[form])?.url;
        return (
          <figure key={form}>
            <figcaption>{t(`preview.${form}`)}</figcaption>
            <div className={classes.banner} data-form={form}>
              {url === undefined ? null : <img src={url} alt={say(alt)} />}
              <div>
                <b>{say(title) || t('untitled')}</b>
                <p>
                  {say(text)} <i>{say(linkLabel)}</i>
                </p>
              </div>
            </div>
          </figure>
        );
      })}
    </section>
  );
}
