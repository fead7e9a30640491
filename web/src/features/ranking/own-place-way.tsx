import { useQuery } from '@tanstack/react-query';
import { formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconChartBar } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { Way } from '../../shared/ways.tsx';
import { ownPlaceQuery } from './api.ts';
import { useMoveInWords } from './moved.tsx';
import { ordinal } from './ordinal.ts';

/** The way to the ranking, with the member's own place in it and how it moved; for the profile. */
export function OwnPlaceWay() {
  const { t } = useTranslation('ranking');
  const locale = useLocale();
  const inWords = useMoveInWords();
  const own = useQuery(ownPlaceQuery).data?.own;
  const many = formatPoints(1_000, locale);
  const place =
    !own || own.place === null
      ? own && t('own.beyond', { number: many })
      : t('own.place_of', {
          place: ordinal(own.place, locale),
          number: own.people === null ? `${many}+` : formatPoints(own.people, locale),
        });
  return (
    <Way href="/ranking" icon={IconChartBar} fact={place} about={own?.moved ? inWords(own.moved) : undefined}>
      {t('own.way')}
    </Way>
  );
}
