import { Button, IconButton } from '@vitrine/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '../../../shared/icons.ts';
import classes from '../kinds/kinds.module.css';
import { useWantedRow } from './wanted-row.ts';

type RowListProps<Row extends { id: string }> = {
  rows: readonly Row[];
  most: number;
  isDisabled: boolean;
  titleOf: (row: Row) => string;
  newRow: () => Row;
  onChange: (rows: Row[]) => void;
  children: (row: Row, place: number, change: (part: Partial<Row>) => void) => ReactNode;
};
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Cards or pairs in their order; one is open at a time, the others show what they say. Ids survive every edit. */
export function RowList<Row extends { id: string }>({ rows, most, isDisabled, titleOf, newRow, onChange, children }: RowListProps<Row>) {
  const { t } = useTranslation('catalog/games');
  const [openId, open] = useState<string | null>(null);
  const wanted = useWantedRow();
  const [seen, see] = useState(wanted);
  if (wanted !== seen) {
    see(wanted);
    if (wanted) open(wanted.id);
  }
  const add = () => {
    const row = newRow();
    onChange([...rows, row]);
    open(row.id);
  };
  const move = (place: number, by: 1 | -1) => {
    const [one, other] = [rows[place], rows[place + by]];
    if (one && other) onChange(rows.with(place, other).with(place + by, one));
  };
  return (
    <>
      <ol className={classes.questions}>
        {rows.map((row, place) => (
          <li key={row.id} data-row={row.id} className={classes.question} data-open={openId === row.id || undefined}>
            <div className={classes.questionHead}>
              <button
                type="button"
                className={classes.ask}
                aria-expanded={openId === row.id}
                onClick={() => open(openId === row.id ? null : row.id)}
              >
                <span className={classes.number}>{place + 1}</span>
                <b>{titleOf(row) || t('row.untitled')}</b>
              </button>
              {isDisabled ? null : (
                <span className={classes.tools}>
                  <IconButton label={t('row.up', { number: place + 1 })} disabled={place === 0} onClick={() => move(place, -1)}>
                    <IconArrowUp {...icon} />
                  </IconButton>
                  <IconButton
                    label={t('row.down', { number: place + 1 })}
                    disabled={place === rows.length - 1}
                    onClick={() => move(place, 1)}
                  >
                    <IconArrowDown {...icon} />
                  </IconButton>
                  <IconButton label={t('row.remove', { number: place + 1 })} onClick={() => onChange(rows.toSpliced(place, 1))}>
                    <IconTrash {...icon} />
                  </IconButton>
                </span>
              )}
            </div>
            {openId === row.id ? (
              <div className={classes.questionBody}>{children(row, place, (part) => onChange(rows.with(place, { ...row, ...part })))}</div>
            ) : null}
          </li>
        ))}
      </ol>
      {isDisabled || rows.length >= most ? null : (
        <Button variant="default" leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />} onClick={add}>
          {t('row.add')}
        </Button>
      )}
    </>
  );
}
