import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/page-title.tsx';
import { AskSupport } from './ask-support.tsx';
import { writeSearch } from './help-search.ts';

/** The contact form (NAV-03); words that found no answer are its subject. */
export function ContactUsPage() {
  const { t } = useTranslation('support');
  const { about } = writeSearch(useSearch({ strict: false }));
  return (
    <>
      <PageTitle title={t('write.title')} backHref="/faq" />
      <AskSupport room="contact" about={about} />
    </>
  );
}
