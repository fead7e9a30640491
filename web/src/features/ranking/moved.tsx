import { formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconChevronDown, IconMinus } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import classes from './ranking.module.css';

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
  return (
    <em role="img" aria-label={inWords(moved)} className={classes.moved} data-way={Math.sign(moved)}>
      <Arrow moved={moved} size={14} />
      {moved === 0 ? null : formatPoints(Math.abs(moved), locale)}
    </em>
  );
}

/** Up or down, and a dash for neither: one sign, turned over. */
export function Arrow({ moved, size }: { moved: number; size: number }) {
  const Icon = moved === 0 ? IconMinus : IconChevronDown;
  return <Icon size={size} stroke={2.5} className={moved > 0 ? classes.up : undefined} aria-hidden />;
}
