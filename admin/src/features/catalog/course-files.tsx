import type { CourseForm } from '@vitrine/contract/catalog';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FileField } from '../../shared/files/index.ts';
import { writing } from '../../shared/writing/index.ts';

type CourseFilesProps = { form: UseFormReturn<CourseForm, unknown, CourseForm>; isDisabled: boolean };

/** Files that the course hands out, in their order (CRS-06); the last line takes one more. */
export function CourseFiles({ form, isDisabled }: CourseFilesProps) {
  const { t } = useTranslation('catalog');
  const { field } = useController({ control: form.control, name: 'fileIds' });
  const put = (place: number, id: string | null) => field.onChange(field.value.toSpliced(place, 1, ...(id === null ? [] : [id])));
  return (
    <fieldset className={writing.stack} disabled={isDisabled}>
      <legend>{t('field.fileIds')}</legend>
      <p>{t('hint.fileIds')}</p>
      {[...field.value, null].map((id, place) => (
        <FileField
          key={id ?? `new ${field.value.length}`}
          purpose="document"
          label={id === null ? t('add_file') : t('file_of', { place: place + 1 })}
          value={id}
          onChange={(chosen) => put(place, chosen)}
          isSmall
        />
      ))}
    </fieldset>
  );
}
