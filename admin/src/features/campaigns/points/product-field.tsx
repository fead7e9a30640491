import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listProductsToManage } from '@vitrine/contract/campaigns';
import { TextInput } from '@vitrine/ui';
import { useId } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldSentence } from '../../../shared/fields/index.ts';
import { useSettled } from '../../../shared/use-settled.ts';

type ProductFieldProps<Values extends FieldValues> = {
  form: { control: Control<Values, unknown, Values> };
  name: FieldPath<Values>;
  label: string;
  isDisabled: boolean;
};

/** A product by its code; a part of its name or code finds those that may be meant. */
export function ProductField<Values extends FieldValues>({ form, name, label, isDisabled }: ProductFieldProps<Values>) {
  const { t } = useTranslation('campaigns');
  const id = useId();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
    formState,
  } = useController({ control: form.control, name });
  const wrong = useFieldSentence(form.control, name);
  const error = fieldState.isTouched || formState.isSubmitted ? wrong : undefined; // a row that was added a moment ago is judged with the list
  const held: unknown = value;
  const written = typeof held === 'string' ? held : '';
  const search = useSettled(written.trim());
  const { data } = useQuery({
    queryKey: ['campaigns', 'products', 'found', search],
    queryFn: () => call(listProductsToManage, { query: { limit: 8, search } }),
    enabled: search.length > 1 && !isDisabled,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return (
    <>
      <TextInput
        label={label}
        placeholder={t('points.product')}
        error={error}
        ref={ref}
        name={name}
        value={written}
        disabled={isDisabled}
        onBlur={onBlur}
        onChange={(event) => onChange(event.currentTarget.value)}
        list={id}
        autoComplete="off"
      />
      <datalist id={id}>
        {(data?.items ?? []).map((product) => (
          <option key={product.id} value={product.sku}>
            {product.name} · {product.sku}
          </option>
        ))}
      </datalist>
    </>
  );
}
