import type { SurveyCard } from '@vitrine/contract/surveys';
import { StateChip } from '@vitrine/ui';
import { formatDay } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { today } from '../../shared/device/clock.ts';
import { IconClipboardCheck } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { Way } from '../../shared/ways.tsx';

/** A survey in a list; the whole row leads to it. */
export function SurveyRow({ survey }: { survey: SurveyCard }) {
  const { t } = useTranslation('surveys');
  const locale = useLocale();
  const { id, title, questions, closesOn, isMandatory, isUnnamed, status } = survey;
  const until = closesOn === null ? '' : t('until', { day: formatDay(closesOn, locale, 'short', Number(today().slice(0, 4))) });
  const facts = [t('questions', { count: questions }), isUnnamed ? t('unnamed') : '', status === 'open' ? until : ''].filter(Boolean);
  return (
    <Way href={`/home/surveys/${id}`} icon={IconClipboardCheck}>
      {title}
      {status === 'answered' ? <StateChip state="earned">{t('answered_word')}</StateChip> : null}
      {status === 'open' && isMandatory ? <StateChip state="brand">{t('mandatory')}</StateChip> : null}
      <br />
      <small style={{ fontWeight: 'var(--w-text)' }}>{facts.join(' · ')}</small>
    </Way>
  );
}
