import { useQuery } from '@tanstack/react-query';
import { othersInQuarter } from '@vitrine/domain/campaigns';
import { isDay } from '@vitrine/domain/kernel';
import { Button } from '@vitrine/ui';
import { formatDay, matchLocale } from '@vitrine/ui/words';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { HintProps } from '../../shared/resource/index.ts';
import { seasonQuery } from './api.ts';
import classes from './campaigns.module.css';

/** Proposes 75 days inside a free quarter while a campaign has no dates, and warns about a second one in its quarter (CMP-04). */
export function SeasonHint({ id }: HintProps) {
  const form = useFormContext();
  const { t, i18n } = useTranslation('campaigns');
  const locale = matchLocale(i18n.language);
  const { data: season } = useQuery(seasonQuery);
  const [beginsOn, endsOn]: unknown[] = useWatch({ control: form.control, name: ['beginsOn', 'endsOn'] });
  if (!season) return null;
  const { proposed, campaigns } = season;
  const day = (written: string) => formatDay(written, locale, 'long');
  if (beginsOn === '' && endsOn === '') {
    const take = () => {
      form.setValue('beginsOn', proposed.beginsOn, { shouldDirty: true });
      form.setValue('endsOn', proposed.endsOn, { shouldDirty: true });
    };
    return (
      <p className={classes.season}>
        {t('season.proposed')}
        <Button variant="default" size="sm" onClick={take}>
          {t('season.propose', { from: day(proposed.beginsOn), to: day(proposed.endsOn) })}
        </Button>
      </p>
    );
  }
  if (typeof beginsOn !== 'string' || !isDay(beginsOn)) return null;
  const others = othersInQuarter(
    { beginsOn },
    campaigns.filter((one) => one.id !== id),
  );
  if (others.length === 0) return null;
  const names = others.map((one) => `${one.name} (${day(one.beginsOn)} – ${day(one.endsOn)})`).join(', ');
  return (
    <p className={classes.missing} role="status">
      {t('season.second', { count: others.length, names })}
    </p>
  );
}
