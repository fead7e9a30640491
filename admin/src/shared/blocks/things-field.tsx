import { thingsLimit, type ThingKind } from '@vitrine/domain/kernel';
import { Failed, IconButton, TextInput } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '../icons.ts';
import { useSettled } from '../use-settled.ts';
import classes from './blocks.module.css';
import { useFoundThings, useNamedThings } from './things.ts';

type ThingsFieldProps = { of: ThingKind; ids: readonly string[]; onChange: (ids: string[]) => void };
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Which courses, rewards, campaigns or questions a block shows, in their order; others are found by words. */
export function ThingsField({ of, ids, onChange }: ThingsFieldProps) {
  const { t } = useTranslation('blocks');
  const [typed, setTyped] = useState('');
  const found = useFoundThings(of, useSettled(typed));
  const named = useNamedThings(of, ids);
  const titles = new Map((named.data?.items ?? []).map(({ id, title }) => [id, title]));
  const others = (found.data?.items ?? []).filter(({ id }) => !ids.includes(id)).slice(0, 6);
  const swap = (at: number, by: 1 | -1) => {
    const [one, other] = [ids[at], ids[at + by]];
    if (one !== undefined && other !== undefined) onChange(ids.map((id) => (id === one ? other : id === other ? one : id)));
  };
  return (
    <div className={classes.fields}>
      {ids.length > 0 ? (
        <ol className={classes.things} aria-label={t('things.chosen')}>
          {ids.map((id, at) => {
            const title = titles.get(id) ?? t(named.isSuccess ? 'things.gone' : 'things.loading');
            return (
              <li key={id}>
                <b>{title}</b>
                <IconButton label={t('up', { title })} disabled={at === 0} onClick={() => swap(at, -1)}>
                  <IconArrowUp {...icon} />
                </IconButton>
                <IconButton label={t('down', { title })} disabled={at === ids.length - 1} onClick={() => swap(at, 1)}>
                  <IconArrowDown {...icon} />
                </IconButton>
                <IconButton label={t('remove', { title })} onClick={() => onChange(ids.filter((one) => one !== id))}>
                  <IconTrash {...icon} />
                </IconButton>
              </li>
            );
          })}
        </ol>
      ) : null}
      {ids.length < thingsLimit ? (
        <>
          <TextInput label={t(`things.search.${of}`)} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
          {found.isError ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
          {found.isSuccess && others.length === 0 ? <p className={classes.none}>{t('things.none')}</p> : null}
          <ul className={classes.things} aria-label={t('things.found')}>
            {others.map(({ id, title }) => (
              <li key={id}>
                <button type="button" onClick={() => onChange([...ids, id])}>
                  <IconPlus {...icon} /> {title}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
