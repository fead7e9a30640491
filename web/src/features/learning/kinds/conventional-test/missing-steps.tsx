import type { ActivityRow, PlayerPage } from '@vitrine/contract/learning';
import { Card, Link } from '@vitrine/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IconCheck, IconChevronRight, IconPlayerPlay } from '../../../../shared/icons.ts';
import { courseQuery } from '../../api.ts';
import { playerHref } from '../../course-place.ts';
import { useKindName } from '../use-kind-name.ts';
import classes from './test.module.css';

/** What the course still asks for before its certificate, in its order. */
export function useMissingSteps({ courseId, activity }: PlayerPage, isAsked: boolean): ActivityRow[] {
  const { data } = useQuery({ ...courseQuery(courseId), enabled: isAsked });
  if (!isAsked || !data) return [];
  return data.activitiesMenu.filter(
    ({ id, isRequired, state, isLocked }) => isRequired && state !== 'completed' && !isLocked && id !== activity.id,
  );
}

/** The way that is left to the certificate, each step one tap away. */
export function MissingSteps({ page, steps }: { page: PlayerPage; steps: readonly ActivityRow[] }) {
  const { t } = useTranslation(['learning/kinds/conventional-test', 'learning']);
  const nameOf = useKindName();
  if (steps.length === 0) return null;
  return (
    <Card label={t('missing')}>
      <div className={classes.missing}>
        <h2>{t('missing')}</h2>
        <p>{t('steps', { count: steps.length })}</p>
        <ul>
          <li>
            <IconCheck size={20} stroke={2} aria-hidden />
            {t('this_done')}
          </li>
          {steps.map(({ id, title, kind, hierarchy_order: place }) => (
            <li key={id}>
              <Link href={playerHref(page.courseId, place)}>
                <IconPlayerPlay size={20} stroke={1.75} aria-hidden />
                <span>
                  {title}
                  <small>{nameOf(kind).alone}</small>
                </span>
                <IconChevronRight size={20} stroke={1.75} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
