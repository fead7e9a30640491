import { CallRefused } from '@vitrine/client';
import { changedIn, isSame, mergedOver, type Changed } from '@vitrine/domain/kernel';
import { refusalCode, showRefusal } from '@vitrine/ui/forms';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { differencesOf } from './differences.ts';
import { unwrapFields } from './unwrap-fields.ts';

/** What was typed is not sent after all: the person was asked something and thought better of it. Nothing is said about it, and what was typed stays. */
export class SaveWithdrawn extends Error {}

type Read<Values> = { values: Values; version: number };
type VersionedSave<Values extends FieldValues, Kept> = {
  form: UseFormReturn<Values, unknown, Values>;
  /** What the screen holds of the server, beside its version. */
  held: Values;
  version: number;
  /** `changed`: what was typed here, and what stood there before: a server that takes it puts it on top of what somebody else saved meanwhile (decision 058). */
  send: (values: Values, version: number, changed: Changed<Values>) => Promise<Kept>;
  /** What stands on the server now, for those who saved too late. */
  readAgain: () => Promise<Read<Values> | undefined>;
  onSaved: (kept: Kept, values: Values) => void;
  /** The field of the request that holds the form's values. */
  outer: string;
};

/** Who saved in between and when, as far as the server tells; and what stands there now, beside what this form began with. */
type Conflict<Values> = { by: { who: string; at: string } | undefined; there: Read<Values> | undefined };

/**
 * Saves over the version that the form began with. When somebody else saved meanwhile, nothing of either is lost: the person takes theirs, or has what they changed themselves put on top of
 * it, field by field, and saves that over the newer version.
 */
export function useVersionedSave<Values extends FieldValues, Kept>(ask: VersionedSave<Values, Kept>) {
  const { form, held, version, send, readAgain, onSaved, outer } = ask;
  const [base, setBase] = useState<Read<Values>>({ values: held, version });
  const [found, setFound] = useState<Conflict<Values> | undefined>();
  const [isSaved, setSaved] = useState(false);
  // What the server made of what was saved is what the form goes on from.
  if (version === base.version && !isSame(held, base.values)) setBase({ values: held, version });
  // A version may rise without the fields of this form, as by publishing; where they changed with it, the form is behind and the server has to say so.
  const over = version > base.version && isSame(held, base.values) ? version : base.version;
  const submit = form.handleSubmit(async (values) => {
    try {
      const kept = await send(values, over, changedIn({ base: base.values, mine: values }));
      setSaved(true);
      setBase({ values, version: versionOf(kept) ?? over + 1 });
      onSaved(kept, values);
    } catch (error) {
      setSaved(false);
      if (error instanceof SaveWithdrawn) return undefined;
      if (refusalCode(error) !== 'changed_meanwhile') return showRefusal(form, unwrapFields(error, outer));
      const there = await readAgain().catch(() => undefined); // asked without what differs
      setFound({ by: savedBy(error), there });
    }
    return undefined;
  });
  const settle = async (write: (there: Read<Values>) => void) => {
    const there = found?.there ?? (await readAgain().catch(() => undefined));
    setFound(undefined);
    if (!there) return;
    write(there);
    setBase(there);
  };
  const reload = () => settle(({ values }) => form.reset(values));
  const keep = () =>
    settle(({ values: theirs }) => {
      const mine = form.getValues();
      form.reset(theirs);
      form.reset(mergedOver({ base: base.values, theirs, mine }), { keepDefaultValues: true });
    });
  const differences = found?.there ? differencesOf({ base: base.values, theirs: found.there.values, mine: form.getValues() }) : [];
  return { submit, isSaved, conflict: { isConflict: found !== undefined, by: found?.by, reload, keep, differences } };
}

function savedBy(error: unknown): { who: string; at: string } | undefined {
  const { who, at } = (error instanceof CallRefused && error.changed) || {};
  return who && at ? { who, at } : undefined;
}

const versionOf = (kept: unknown): number | undefined =>
  typeof kept === 'object' && kept !== null && 'version' in kept && typeof kept.version === 'number' ? kept.version : undefined;
