import type { SurveyCard } from '@vitrine/contract/surveys';
import { Link, StateChip } from '@vitrine/ui';
import { formatDay } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { today } from '../../shared/device/clock.ts';
import { IconChevronRight, IconClipboardCheck } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import classes from './surveys.module.css';

/** A survey in a list; the whole row leads to it. */
export function SurveyRow({ survey }: { survey: SurveyCard }) {
  const { t } = useTranslation('surveys');
  const locale = useLocale();
  const { id, title, questions, closesOn, isMandatory, isUnnamed, standing } = survey;
  const until = closesOn === null ? '' : t('until', { day: formatDay(closesOn, locale, 'short', Number(today().slice(0, 4))) });
  const facts = [t('questions', { count: questions }), isUnnamed ? t('unnamed') : '', standing === 'open' ? until : ''].filter(Boolean);
  return (
    <li>
      <Link href={`/home/surveys/${id}`} className={classes.row ?? ''}>
        <IconClipboardCheck size={22} stroke={1.75} aria-hidden />
        <span>
          <b>{title}</b>
          <small>{facts.join(' · ')}</small>
        </span>
        {standing === 'answered' ? <StateChip state="earned">{t('answered_word')}</StateChip> : null}
        {standing === 'open' && isMandatory ? <StateChip state="brand">{t('mandatory')}</StateChip> : null}
        <IconChevronRight size={20} stroke={1.75} aria-hidden />
      </Link>
    </li>
  );
}
