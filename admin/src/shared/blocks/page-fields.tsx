import { cardKinds, galleryLimit, type FormBlock, type PlainBlock, type StageBlock } from '@vitrine/domain/kernel';
import { Button, NativeSelect } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { InstantInput, WrittenText } from '../fields/index.ts';
import { FileField } from '../files/index.ts';
import classes from './blocks.module.css';
import { ThingsField } from './things-field.tsx';

type Fields<One> = { block: One; onChange: (block: One) => void };
type Plain<Kind extends PlainBlock['kind']> = Extract<PlainBlock, { kind: Kind }>;

/** Pictures of a gallery, each with what it shows. */
export function GalleryFields({ block, onChange }: Fields<Plain<'gallery'>>) {
  const { t } = useTranslation('blocks');
  const { pictures } = block;
  const put = (next: typeof pictures) => onChange({ ...block, pictures: next });
  return (
    <div className={classes.fields}>
      {pictures.map((picture, at) => {
        const change = (more: Partial<typeof picture>) => put(pictures.map((one, place) => (place === at ? { ...one, ...more } : one)));
        return (
          <div key={picture.fileId} className={classes.fields}>
            <FileField
              purpose="image"
              label={t('field.picture_at', { place: at + 1 })}
              value={picture.fileId}
              onChange={(fileId) => (fileId === null ? put(pictures.filter((_, place) => place !== at)) : change({ fileId }))}
            />
            <WrittenText label={t('field.alt')} value={picture.alt} onChange={(alt) => change({ alt })} limit={300} />
          </div>
        );
      })}
      {pictures.length < galleryLimit ? (
        <FileField
          key={pictures.length}
          purpose="image"
          label={t('field.picture_more')}
          value={null}
          onChange={(fileId) => (fileId === null ? undefined : put([...pictures, { fileId, alt: {} }]))}
        />
      ) : null}
    </div>
  );
}

/** Of what the cards are, and which. */
export function CardsFields({ block, onChange }: Fields<Plain<'cards'>>) {
  const { t } = useTranslation('blocks');
  return (
    <div className={classes.fields}>
      <NativeSelect
        label={t('field.of')}
        value={block.of}
        onChange={({ currentTarget: { value } }) => {
          const of = cardKinds.find((kind) => kind === value) ?? block.of;
          onChange({ ...block, of, ids: of === block.of ? block.ids : [] });
        }}
        data={cardKinds.map((kind) => ({ value: kind, label: t(`of.${kind}`) }))}
      />
      <ThingsField of={block.of} ids={block.ids} onChange={(ids) => onChange({ ...block, ids })} />
    </div>
  );
}

/** What a hotsite opens with. */
export function StageFields({ block, onChange }: Fields<StageBlock>) {
  const { t } = useTranslation('blocks');
  return (
    <div className={classes.fields}>
      <WrittenText label={t('field.stage_title')} value={block.title} onChange={(title) => onChange({ ...block, title })} limit={80} />
      <WrittenText label={t('field.lead')} value={block.lead} onChange={(lead) => onChange({ ...block, lead })} limit={200} rows={2} />
      <WrittenText label={t('field.badge')} value={block.badge} onChange={(badge) => onChange({ ...block, badge })} limit={30} />
      <FileField purpose="image" label={t('field.picture')} value={block.fileId} onChange={(fileId) => onChange({ ...block, fileId })} />
      {block.fileId === null ? null : (
        <WrittenText label={t('field.alt')} value={block.alt} onChange={(alt) => onChange({ ...block, alt })} limit={300} />
      )}
      <InstantInput
        label={t('field.ends')}
        hint={t('field.ends_hint')}
        value={block.endsAt}
        onChange={(endsAt) => onChange({ ...block, endsAt })}
      />
      {block.endsAt === null ? null : (
        <Button variant="default" size="sm" onClick={() => onChange({ ...block, endsAt: null })}>
          {t('field.endless')}
        </Button>
      )}
    </div>
  );
}

/** What members write about; they get an answer as to any message to the team. */
export function FormFields({ block, onChange }: Fields<FormBlock>) {
  const { t } = useTranslation('blocks');
  return (
    <div className={classes.fields}>
      <WrittenText label={t('field.form_title')} value={block.title} onChange={(title) => onChange({ ...block, title })} limit={80} />
      <WrittenText label={t('field.hint')} value={block.hint} onChange={(hint) => onChange({ ...block, hint })} limit={400} rows={2} />
      <p className={classes.none}>{t('form_goes')}</p>
    </div>
  );
}
