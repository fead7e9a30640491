import type { PictureDraft } from '@vitrine/contract/games';
import { gameObjects } from '@vitrine/domain/games';
import { NativeSelect } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { WrittenText } from '../../../shared/fields/index.ts';
import { FileField } from '../../../shared/files/index.ts';

type PictureFieldProps = {
  value: PictureDraft;
  onChange: (picture: PictureDraft) => void;
  error?: string | undefined;
  isDisabled: boolean;
  'data-at'?: string;
};

/** No picture, a drawn object, or a photo with its words for those who do not see it, and what is heard with it. */
export function PictureField({ value, onChange, error, isDisabled, 'data-at': at }: PictureFieldProps) {
  const { t } = useTranslation('catalog/games');
  const [kind, setKind] = [value === null ? 'none' : (value.object ?? 'photo'), choose];
  return (
    <>
      <NativeSelect
        label={t('picture.label')}
        {...(at === undefined ? {} : { 'data-at': at })}
        value={kind}
        disabled={isDisabled}
        onChange={(event) => setKind(event.currentTarget.value)}
        data={[
          { value: 'none', label: t('picture.none') },
          { value: 'photo', label: t('picture.photo') },
          ...gameObjects.map((object) => ({ value: object, label: t(`picture.object.${object}`) })),
        ]}
      />
      {value !== null && value.object === null ? (
        <FileField
          purpose="image"
          label={t('picture.file')}
          isSmall
          value={value.fileId}
          onChange={(fileId) => onChange({ ...value, fileId })}
          error={error}
        />
      ) : null}
      {value === null ? null : (
        <>
          <WrittenText label={t('picture.alt')} value={value.alt} limit={120} onChange={(alt) => onChange({ ...value, alt })} />
          <FileField
            purpose="audio"
            label={t('picture.sound')}
            hint={t('picture.sound_hint')}
            isSmall
            value={value.soundFileId ?? null}
            onChange={(soundFileId) => onChange({ ...value, soundFileId })}
            error={value.object === null ? undefined : error}
          />
        </>
      )}
    </>
  );

  function choose(next: string) {
    const object = gameObjects.find((known) => known === next) ?? null;
    onChange(
      next === 'none'
        ? null
        : { fileId: object ? null : (value?.fileId ?? null), object, alt: value?.alt ?? {}, soundFileId: value?.soundFileId ?? null },
    );
  }
}
