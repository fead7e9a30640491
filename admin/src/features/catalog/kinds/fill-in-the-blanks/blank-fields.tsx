import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { blankKinds, fillLimits as limits } from '@vitrine/domain/games';
import { NativeSelect, Switch, TextInput } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useWritten, WrittenText } from '../../../../shared/fields/index.ts';
import { ListField } from '../../games/list-field.tsx';

type Gap = ActivityDraftOf<'fill_in_the_blanks'>['gaps'][number];
type BlankFieldsProps = {
  gap: Gap;
  onChange: (part: Partial<Gap>) => void;
  errorAt: (path: string) => string | undefined;
  isDisabled: boolean;
};

/** What is accepted in a gap, how exactly, and what is said when it was not. */
export function BlankFields({ gap, onChange, errorAt, isDisabled }: BlankFieldsProps) {
  const { t } = useTranslation(['catalog/kinds/fill-in-the-blanks', 'catalog/games']);
  const locale = useWritten();
  return (
    <>
      <ListField
        label={t('accepts')}
        value={gap.accepts[locale] ?? []}
        most={limits.accepts}
        error={errorAt(`accepts.${locale}`)}
        isDisabled={isDisabled}
        onChange={(answers) => onChange({ accepts: { ...gap.accepts, [locale]: answers } })}
      />
      <NativeSelect
        label={t('kind')}
        value={gap.kind}
        disabled={isDisabled}
        onChange={(event) => onChange({ kind: blankKinds.find((one) => one === event.currentTarget.value) ?? 'text' })}
        data={blankKinds.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
      />
      {gap.kind === 'number' ? (
        <TextInput
          type="number"
          min={0}
          step="any"
          label={t('tolerance')}
          value={Number.isNaN(gap.tolerance) ? '' : gap.tolerance}
          error={errorAt('tolerance')}
          disabled={isDisabled}
          onChange={(event) => onChange({ tolerance: event.currentTarget.valueAsNumber })}
        />
      ) : (
        <>
          <Switch
            label={t('hasDots')}
            checked={gap.hasDots}
            disabled={isDisabled}
            onChange={(event) => onChange({ hasDots: event.currentTarget.checked })}
          />
          <Switch
            label={t('accentsCount')}
            checked={gap.accentsCount}
            disabled={isDisabled}
            onChange={(event) => onChange({ accentsCount: event.currentTarget.checked })}
          />
        </>
      )}
      <WrittenText
        label={t('reason')}
        value={gap.reason}
        limit={limits.reason}
        error={errorAt('reason')}
        onChange={(reason) => onChange({ reason })}
      />
    </>
  );
}
