import { textIn, type Block, type Locale, type Text } from '@vitrine/domain/kernel';
import { PhoneFrame, SegmentedControl } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlocksPreview } from '../../shared/blocks/index.ts';
import classes from './pages.module.css';

type PageLookProps = { title: Text; blocks: readonly Block[]; locale: Locale };

/** The page as members will read it, on the phone or on a desktop, in the language that is being written. */
export function PageLook({ title, blocks, locale }: PageLookProps) {
  const { t } = useTranslation('pages');
  const [form, setForm] = useState('phone');
  const drawn = (
    <div className={classes.page} lang={locale}>
      {blocks[0]?.kind === 'stage' ? null : <h1>{textIn(title, locale) || t('untitled')}</h1>}
      <BlocksPreview blocks={blocks} locale={locale} />
    </div>
  );
  return (
    <div className={classes.look}>
      <header>
        <h2 className={classes.heading}>{t('preview.title')}</h2>
        <SegmentedControl
          aria-label={t('preview.form')}
          size="xs"
          value={form}
          onChange={setForm}
          data={[
            { value: 'phone', label: t('preview.phone') },
            { value: 'desktop', label: t('preview.desktop') },
          ]}
        />
      </header>
      {form === 'phone' ? (
        <PhoneFrame label={t('preview.phone')}>{drawn}</PhoneFrame>
      ) : (
        <section className={classes.desktop} aria-label={t('preview.desktop')}>
          <div>{drawn}</div>
        </section>
      )}
    </div>
  );
}
