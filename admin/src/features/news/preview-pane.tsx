import { textIn, type Locale } from '@vitrine/domain/kernel';
import { PhoneFrame, SegmentedControl } from '@vitrine/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BlocksPreview } from '../../shared/blocks/index.ts';
import { useKnownFiles } from '../../shared/files/index.ts';
import { IconMoon, IconSun } from '../../shared/icons.ts';
import type { WrittenForm } from './article-form.tsx';
import classes from './news.module.css';

/** The piece of news as a reader will see it on a phone, while it is written, in the language that is being written. */
export function PreviewPane({ form, locale }: { form: WrittenForm; locale: Locale }) {
  const { t } = useTranslation('news');
  const [title, lead, coverFileId, coverAlt, blocks] = useWatch({
    control: form.control,
    name: ['title', 'lead', 'coverFileId', 'coverAlt', 'blocks'],
  });
  const [mode, setMode] = useState<'light' | 'dark'>('light');
  const cover = useKnownFiles().find(coverFileId);
  const sign = { size: 18, stroke: 1.75 } as const;
  return (
    <div className={classes.preview}>
      <div className={classes.previewHead}>
        <span>{t('preview.as_reader')}</span>
        <SegmentedControl
          aria-label={t('preview.mode')}
          size="xs"
          value={mode}
          onChange={(next) => setMode(next === 'dark' ? 'dark' : 'light')}
          data={[
            { value: 'light', label: <IconSun {...sign} aria-label={t('preview.light')} /> },
            { value: 'dark', label: <IconMoon {...sign} aria-label={t('preview.dark')} /> },
          ]}
        />
      </div>
      <PhoneFrame label={t('preview.phone')} mode={mode}>
        <article className={classes.phone} lang={locale} inert>
          {cover ? <img className={classes.cover} src={cover.url} alt={textIn(coverAlt, locale)} /> : null}
          <h3 className={classes.phoneTitle}>{textIn(title, locale) || t('untitled')}</h3>
          <p className={classes.phoneLead}>{textIn(lead, locale)}</p>
          <BlocksPreview blocks={blocks} locale={locale} />
        </article>
      </PhoneFrame>
    </div>
  );
}
