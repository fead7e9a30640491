import { Button, Empty, LinkButton } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { courseHref } from '../../course-place.ts';
import type { AttemptActions } from './use-attempt.ts';
import classes from './test.module.css';

/** Another device goes on with this attempt; one tap brings it here (decision D05). */
export function AttemptElsewhere({ title, courseId, takeOver }: { title: string; courseId: string; takeOver: AttemptActions['takeOver'] }) {
  const { t } = useTranslation(['learning/kinds/conventional-test', 'learning']);
  return (
    <div className={classes.elsewhere}>
      <h1 className="visually-hidden">{title}</h1>
      <Empty title={t('elsewhere')} hint={t('elsewhere_hint')} />
      <Button loading={takeOver.isPending} onClick={() => takeOver.mutate()}>
        {t('take_over')}
      </Button>
      <LinkButton variant="subtle" href={courseHref(courseId)}>
        {t('to_course')}
      </LinkButton>
    </div>
  );
}
