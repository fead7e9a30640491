import { FaqForm } from '@vitrine/contract/support';
import { styledBlocks, textIn } from '@vitrine/domain/kernel';
import { Card } from '@vitrine/ui';
import { StyledText } from '@vitrine/ui/styled-text';
import { matchLocale } from '@vitrine/ui/words';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import classes from './faq.module.css';

const Shown = FaqForm.pick({ question: true, answer: true });

/** The question as members will read it, while it is written. */
export function FaqPreview() {
  const { t, i18n } = useTranslation('support');
  const written = Shown.safeParse(Object.fromEntries(Object.entries(useWatch()).filter(([key]) => key in Shown.shape)));
  if (!written.success) return null;
  const locale = matchLocale(i18n.language);
  return (
    <Card label={t('faq.preview')} className={classes.preview ?? ''}>
      <b>{textIn(written.data.question, locale) || t('faq.unnamed')}</b>
      <StyledText blocks={styledBlocks(textIn(written.data.answer, locale))} lang={locale} />
    </Card>
  );
}
