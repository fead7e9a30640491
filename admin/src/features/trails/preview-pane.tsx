import type { TrailDraft } from '@vitrine/contract/trails';
import { textIn } from '@vitrine/domain/kernel';
import { Scene, ProgressSegments } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconLock } from '../../shared/icons.ts';
import { PhonePreview } from '../../shared/writing/index.ts';
import classes from './trails.module.css';

/** The trail as a learner would see it before they begin. */
export function PreviewPane({ draft }: { draft: TrailDraft }) {
  const { t, i18n } = useTranslation('trails');
  const locale = matchLocale(i18n.language);
  return (
    <PhonePreview as={t('preview.as_learner')}>
      <div inert>
        <h3 className={classes.phoneTitle}>{textIn(draft.trail.title, locale) || t('untitled')}</h3>
        <p className={classes.phoneText}>{t('preview.meta', { count: draft.items.length })}</p>
        <ProgressSegments values={draft.items.map(() => 0)} label={t('steps')} />
        <ol className={classes.phoneSteps}>
          {draft.items.map(({ subjectId, title, scene }, place) => (
            <li key={subjectId}>
              <span>
                <small>{t('preview.step', { place: place + 1 })}</small>
                <b>{textIn(title, locale) || t('untitled')}</b>
              </span>
              <span className={classes.thumb}>
                <Scene objects={[scene]} ratio="4/3" isMuted={draft.trail.isSequential && place > 0} />
              </span>
              {draft.trail.isSequential && place > 0 ? <IconLock size={18} stroke={1.75} aria-label={t('preview.locked')} /> : null}
            </li>
          ))}
        </ol>
      </div>
    </PhonePreview>
  );
}
