import type { ActivityContentOf } from '@vitrine/contract/activities';
import { Button } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../kinds.module.css';

/** The presentation, loaded once the author asks for it. */
export function SlidesPreview({ title, content }: { title: string; content: ActivityContentOf<'linkedin_slidshare'> }) {
  const { t } = useTranslation(['catalog/kinds/linkedin-slidshare', 'catalog']);
  const [isShown, setShown] = useState(false);
  if (isShown) return <iframe className={classes.video} title={title} src={content.frame} />;
  return (
    <Button variant="default" onClick={() => setShown(true)}>
      {t('show')}
    </Button>
  );
}
