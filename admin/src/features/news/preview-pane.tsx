import { textIn, type Locale } from '@vitrine/domain/kernel';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BlocksPreview } from '../../shared/blocks/index.ts';
import { useKnownFiles } from '../../shared/files/index.ts';
import { PhonePreview } from '../../shared/writing/index.ts';
import type { WrittenForm } from './article-form.tsx';
import classes from './news.module.css';

/** The piece of news as a reader will see it on a phone, while it is written, in the language that is being written. */
export function PreviewPane({ form, locale }: { form: WrittenForm; locale: Locale }) {
  const { t } = useTranslation('news');
  const [title, lead, coverFileId, coverAlt, blocks] = useWatch({
    control: form.control,
    name: ['title', 'lead', 'coverFileId', 'coverAlt', 'blocks'],
  });
  const cover = useKnownFiles().find(coverFileId);
  return (
    <PhonePreview as={t('preview.as_reader')}>
      <article className={classes.phone} lang={locale} inert>
        {cover ? <img className={classes.cover} src={cover.url} alt={textIn(coverAlt, locale)} /> : null}
        <h3 className={classes.phoneTitle}>{textIn(title, locale) || t('untitled')}</h3>
        <p className={classes.phoneLead}>{textIn(lead, locale)}</p>
        <BlocksPreview blocks={blocks} locale={locale} />
      </article>
    </PhonePreview>
  );
}
