import { formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconChevronDown, IconChevronUp, IconMinus } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import classes from './ranking.module.css';

const icon = { size: 14, stroke: 2.5, 'aria-hidden': true } as const;

/** How a place moved, in words. */
export function useMoveInWords() {
  const { t } = useTranslation('ranking');
  return (moved: number) => (moved === 0 ? t('moved.same') : t(moved > 0 ? 'moved.up' : 'moved.down', { count: Math.abs(moved) }));
}

/** By how many places somebody moved since the last week: an arrow and a number, a dash where they stayed; nothing where it is not told. */
export function Moved({ moved }: { moved: number | null }) {
  const locale = useLocale();
  const inWords = useMoveInWords();
  if (moved === null) return null;
  const Icon = moved > 0 ? IconChevronUp : moved < 0 ? IconChevronDown : IconMinus;
  return (
    <em role="img" aria-label={inWords(moved)} className={classes.moved} data-way={Math.sign(moved)}>
      <Icon {...icon} />
      {moved === 0 ? null : formatPoints(Math.abs(moved), locale)}
    </em>
  );
}
