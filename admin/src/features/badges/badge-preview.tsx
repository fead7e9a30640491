import { BadgeFields } from '@vitrine/contract/badges';
import { textIn } from '@vitrine/domain/kernel';
import { Card } from '@vitrine/ui';
import { BadgePicture } from '@vitrine/ui/badge';
import { matchLocale } from '@vitrine/ui/words';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useKnownFiles } from '../../shared/files/index.ts';
import classes from './badges.module.css';

const Shown = BadgeFields.pick({ name: true, description: true, form: true, fileId: true });

/** The badge as members will see it, while it is written. */
export function BadgePreview() {
  const { t, i18n } = useTranslation('badges');
  const written = Shown.safeParse(Object.fromEntries(Object.entries(useWatch()).filter(([key]) => key in Shown.shape)));
  const files = useKnownFiles();
  if (!written.success) return null;
  const { name, description, form, fileId } = written.data;
  const locale = matchLocale(i18n.language);
  return (
    <Card label={t('preview')} className={classes.preview ?? ''}>
      <BadgePicture form={form} url={files.find(fileId)?.url ?? null} isEarned size={96} />
      <div>
        <b>{textIn(name, locale) || t('unnamed')}</b>
        <p>{textIn(description, locale)}</p>
      </div>
    </Card>
  );
}
