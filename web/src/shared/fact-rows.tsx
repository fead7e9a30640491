import type { ReactNode } from 'react';
import classes from './fact-rows.module.css';

/** Facts in rows, a word and its value, as a question or a rule needs them. */
export function FactRows({ rows }: { rows: readonly { term: string; value: ReactNode }[] }) {
  return (
    <dl className={classes.facts}>
      {rows.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
