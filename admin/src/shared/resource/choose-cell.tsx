import { Checkbox, Table } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import classes from './resource.module.css';
import type { Choosing } from './use-chosen.ts';

/** The head over the boxes: all rows that are shown, or none. */
export function ChooseHead({ choosing, ids }: { choosing: Choosing; ids: readonly string[] }) {
  const { t } = useTranslation('resource');
  const count = ids.filter((id) => choosing.has(id)).length;
  const isAll = count === ids.length;
  return (
    <Table.Th scope="col" className={classes.choose}>
      <Checkbox
        aria-label={t('choose_shown')}
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        onChange={() => choosing.setAll(isAll ? [] : ids)}
      />
    </Table.Th>
  );
}

/** The box of one row. */
export function ChooseCell({ choosing, id, name }: { choosing: Choosing; id: string; name: string }) {
  const { t } = useTranslation('resource');
  return (
    <Table.Td className={classes.choose}>
      <Checkbox aria-label={t('choose', { name })} checked={choosing.has(id)} onChange={() => choosing.toggle(id)} />
    </Table.Td>
  );
}
