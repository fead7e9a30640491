import { PodcastForm } from '@vitrine/contract/podcasts';
import { textIn } from '@vitrine/domain/kernel';
import { Card, Scene } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useKnownFiles } from '../../shared/files/index.ts';
import classes from './podcasts.module.css';

const Shown = PodcastForm.pick({ title: true, description: true, coverFileId: true });

/** The podcast as members will see it, while it is written. */
export function PodcastPreview() {
  const { t, i18n } = useTranslation('podcasts');
  const written = Shown.safeParse(Object.fromEntries(Object.entries(useWatch()).filter(([key]) => key in Shown.shape)));
  const files = useKnownFiles();
  if (!written.success) return null;
  const { title, description, coverFileId } = written.data;
  const locale = matchLocale(i18n.language);
  const cover = files.find(coverFileId)?.url;
  return (
    <Card label={t('preview')} className={classes.preview ?? ''}>
      {cover ? <img className={classes.cover} src={cover} alt="" /> : <Scene className={classes.cover ?? ''} objects={['microphone']} />}
      <div>
        <b>{textIn(title, locale) || t('untitled')}</b>
        <p>{textIn(description, locale)}</p>
      </div>
    </Card>
  );
}
