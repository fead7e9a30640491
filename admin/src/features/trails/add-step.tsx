import { useQuery } from '@tanstack/react-query';
import type { CourseRow } from '@vitrine/contract/catalog';
import { Menu } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconBook, IconPlus } from '../../shared/icons.ts';
import { coursesQuery } from './api.ts';
import classes from './trails.module.css';

type AddStepProps = { taken: readonly string[]; onAdd: (course: CourseRow) => void; isBusy: boolean };

/** A published course at the end of the trail, found by its name; each once. */
export function AddStep({ taken, onAdd, isBusy }: AddStepProps) {
  const { t } = useTranslation('trails');
  const [typed, setTyped] = useState('');
  const { data } = useQuery(coursesQuery(typed.trim()));
  const free = (data?.items ?? []).filter(({ id }) => !taken.includes(id));
  return (
    <Menu position="bottom" width="target" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className={classes.add} disabled={isBusy}>
          <IconPlus size={20} stroke={1.75} aria-hidden />
          {t('add_course')}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Search
          aria-label={t('search_course')}
          placeholder={t('search_course')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {free.map((course) => (
          <Menu.Item key={course.id} leftSection={<IconBook size={18} stroke={1.75} aria-hidden />} onClick={() => onAdd(course)}>
            {course.title || t('untitled')}
          </Menu.Item>
        ))}
        {data && free.length === 0 ? <Menu.Label>{t('no_course')}</Menu.Label> : null}
      </Menu.Dropdown>
    </Menu>
  );
}
