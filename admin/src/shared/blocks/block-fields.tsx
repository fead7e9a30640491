import { isButtonAddress, pictureShapes, type PlainBlock } from '@vitrine/domain/kernel';
import { NativeSelect, SegmentedControl, Skeleton, TextInput } from '@vitrine/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { WrittenText } from '../fields/index.ts';
import { FileField } from '../files/index.ts';
import classes from './blocks.module.css';
import { CardsFields, GalleryFields } from './page-fields.tsx';
import { ThingsField } from './things-field.tsx';

/** Its editor is the heaviest thing of the console, and comes with the first text. */
const TextBlock = lazy(() => import('./text-block.tsx').then((chunk) => ({ default: chunk.TextBlock })));

type Fields<Kind extends PlainBlock['kind']> = {
  block: Extract<PlainBlock, { kind: Kind }>;
  onChange: (block: PlainBlock) => void;
};

/** What a block holds, in the language of the tab above. */
export function BlockFields({ block, onChange }: { block: PlainBlock; onChange: (block: PlainBlock) => void }) {
  const { t } = useTranslation('blocks');
  switch (block.kind) {
    case 'text':
      return (
        <Suspense fallback={<Skeleton height={140} radius={12} />}>
          <TextBlock value={block.html} onChange={(html) => onChange({ ...block, html })} />
        </Suspense>
      );
    case 'heading':
      return <HeadingFields block={block} onChange={onChange} />;
    case 'picture':
      return <PictureFields block={block} onChange={onChange} />;
    case 'gallery':
      return <GalleryFields block={block} onChange={onChange} />;
    case 'cards':
      return <CardsFields block={block} onChange={onChange} />;
    case 'questions':
      return <ThingsField of="question" ids={block.ids} onChange={(ids) => onChange({ ...block, ids })} />;
    case 'media':
      return <MediaFields block={block} onChange={onChange} />;
    case 'file':
      return (
        <div className={classes.fields}>
          <FileField purpose="any" label={t('field.file')} value={block.fileId} onChange={(fileId) => onChange({ ...block, fileId })} />
          <WrittenText label={t('field.label')} value={block.label} onChange={(label) => onChange({ ...block, label })} limit={200} />
        </div>
      );
    case 'quote':
      return (
        <div className={classes.fields}>
          <WrittenText
            label={t('field.quote')}
            value={block.text}
            onChange={(text) => onChange({ ...block, text })}
            limit={1_000}
            rows={3}
          />
          <WrittenText label={t('field.by')} value={block.by} onChange={(by) => onChange({ ...block, by })} limit={160} />
        </div>
      );
    case 'button':
      return (
        <div className={classes.fields}>
          <WrittenText label={t('field.button')} value={block.label} onChange={(label) => onChange({ ...block, label })} limit={80} />
          <TextInput
            label={t('field.to')}
            description={t('field.to_hint')}
            value={block.to}
            error={block.to === '' || isButtonAddress(block.to) ? undefined : t('lack.address_required')}
            onChange={(event) => onChange({ ...block, to: event.currentTarget.value.trim() })}
          />
        </div>
      );
  }
}

function HeadingFields({ block, onChange }: Fields<'heading'>) {
  const { t } = useTranslation('blocks');
  return (
    <div className={classes.fields}>
      <WrittenText label={t('field.heading')} value={block.text} onChange={(text) => onChange({ ...block, text })} limit={200} />
      <SegmentedControl
        aria-label={t('field.level')}
        size="xs"
        value={String(block.level)}
        onChange={(level) => onChange({ ...block, level: level === '3' ? 3 : 2 })}
        data={[
          { value: '2', label: t('level.2') },
          { value: '3', label: t('level.3') },
        ]}
      />
    </div>
  );
}

function PictureFields({ block, onChange }: Fields<'picture'>) {
  const { t } = useTranslation('blocks');
  return (
    <div className={classes.fields}>
      <FileField purpose="image" label={t('field.picture')} value={block.fileId} onChange={(fileId) => onChange({ ...block, fileId })} />
      <WrittenText label={t('field.alt')} value={block.alt} onChange={(alt) => onChange({ ...block, alt })} limit={300} />
      <WrittenText label={t('field.caption')} value={block.caption} onChange={(caption) => onChange({ ...block, caption })} limit={300} />
      <NativeSelect
        label={t('field.shape')}
        value={block.shape}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...block, shape: pictureShapes.find((shape) => shape === value) ?? block.shape })
        }
        data={pictureShapes.map((shape) => ({ value: shape, label: t(`shape.${shape}`) }))}
      />
    </div>
  );
}

function MediaFields({ block, onChange }: Fields<'media'>) {
  const { t } = useTranslation('blocks');
  return (
    <div className={classes.fields}>
      <SegmentedControl
        aria-label={t('field.form')}
        size="xs"
        value={block.form}
        onChange={(form) => onChange({ ...block, form: form === 'audio' ? 'audio' : 'film', fileId: null })}
        data={[
          { value: 'film', label: t('form.film') },
          { value: 'audio', label: t('form.audio') },
        ]}
      />
      <FileField
        purpose={block.form === 'film' ? 'video' : 'audio'}
        label={t(`form.${block.form}`)}
        value={block.fileId}
        onChange={(fileId) => onChange({ ...block, fileId })}
      />
      <WrittenText label={t('field.title')} value={block.title} onChange={(title) => onChange({ ...block, title })} limit={200} />
      <WrittenText
        label={t('field.transcript')}
        value={block.transcript}
        onChange={(transcript) => onChange({ ...block, transcript })}
        limit={10_000}
        rows={3}
      />
    </div>
  );
}
