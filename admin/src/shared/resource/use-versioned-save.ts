import { refusalCode, showRefusal } from '@vitrine/ui/forms';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { unwrapFields } from './unwrap-fields.ts';

type VersionedSave<Values extends FieldValues, Kept> = {
  form: UseFormReturn<Values, unknown, Values>;
  version: number;
  send: (values: Values, version: number) => Promise<Kept>;
  /** What stands on the server now, for those who saved too late. */
  readAgain: () => Promise<{ values: Values; version: number } | undefined>;
  onSaved: (kept: Kept, values: Values) => void;
  /** The field of the request that holds the form's values. */
  outer: string;
  /** Whether what differs is read for the question. */
  isCompared?: boolean;
};

/**
 * Saves over the version that was read. When somebody else saved meanwhile, nothing is lost: the person takes theirs, or keeps what was
 * typed and saves it over the newer version, seeing what differs.
 */
export function useVersionedSave<Values extends FieldValues, Kept>(ask: VersionedSave<Values, Kept>) {
  const { form, version, send, readAgain, onSaved, outer, isCompared = false } = ask;
  const [isConflict, setConflict] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [theirs, setTheirs] = useState<Values | undefined>(undefined);
  const [newer, setNewer] = useState<number | undefined>(undefined);
  const submit = form.handleSubmit(async (values) => {
    try {
      const kept = await send(values, newer === undefined ? version : Math.max(newer, version));
      setNewer(undefined);
      setSaved(true);
      onSaved(kept, values);
    } catch (error) {
      setSaved(false);
      if (refusalCode(error) === 'changed_meanwhile') {
        setConflict(true);
        if (isCompared)
          await readAgain().then(
            (there) => setTheirs(there?.values),
            () => setTheirs(undefined),
          ); // asked without what differs
      } else showRefusal(form, unwrapFields(error, outer));
    }
  });
  const reload = async () => {
    const there = await readAgain();
    if (there) form.reset(there.values);
    setNewer(undefined);
    setConflict(false);
  };
  const keep = async () => {
    const there = await readAgain();
    setNewer(there?.version);
    setConflict(false);
  };
  const differences = isConflict && theirs ? differencesOf(theirs, form.getValues()) : [];
  return { submit, isSaved, conflict: { isConflict, reload, keep, differences } };
}

export type Difference = { field: string; theirs: unknown; mine: unknown };

/** Fields that say something else. */
const differencesOf = (theirs: FieldValues, mine: FieldValues): Difference[] =>
  Object.keys(mine)
    .filter((field) => JSON.stringify(theirs[field]) !== JSON.stringify(mine[field]))
    .map((field): Difference => ({ field, theirs: theirs[field], mine: mine[field] }));
