import { useTranslation } from 'react-i18next';
import classes from './states.module.css';

/** A box of the coming screen. Sizes are CSS lengths; a text line is as tall as its letters. */
export function Skeleton({
  width = '100%',
  height = 16,
  radius = 8,
}: {
  width?: string | number;
  height?: string | number;
  radius?: number;
}) {
  return <span className={classes.bone} style={{ width, height, borderRadius: radius }} aria-hidden />;
}

/** A box by its width, height and radius, or boxes inside one of the sheet's classes. */
type Bones = readonly [width: string | number, height: string | number, radius?: number] | { in: string | undefined; of: readonly Bones[] };

const title: Bones[] = [
  ['58%', 30],
  ['72%', 18],
];

const words: Bones[] = [
  ['88%', 16],
  ['56%', 14],
];

/** What stands around the rows of a shape, and one row. */
const shapes: Record<'cards' | 'list' | 'form' | 'table', { around: string | undefined; row: Bones }> = {
  cards: {
    around: classes.boneCards,
    row: { in: classes.boneStack, of: [{ in: classes.bonePicture, of: [['100%', '100%', 14]] }, ['100%', 6, 3], ...words] },
  },
  list: { around: classes.boneStack, row: { in: classes.boneRow, of: [[76, 60], { in: classes.boneStack, of: words }] } },
  form: {
    around: classes.boneForm,
    row: {
      in: classes.boneStack,
      of: [
        ['34%', 14],
        ['100%', 48, 12],
      ],
    },
  },
  table: {
    around: classes.boneTable,
    row: {
      in: undefined,
      of: [
        [32, 32, 16],
        ['30%', 16],
        ['16%', 16],
        ['12%', 16],
      ],
    },
  },
};

type LoadingProps = { shape?: 'page' | keyof typeof shapes; rows?: number };

/** The screen's own boxes while it loads; they show after 200 ms, so that a fast answer never flickers. */
export function Loading({ shape = 'page', rows = 4 }: LoadingProps) {
  const { t } = useTranslation('ui');
  const { around, row } = shapes[shape === 'page' ? 'list' : shape];
  return (
    <div className={classes.loading} role="status" aria-label={t('loading')}>
      {shape === 'page' || shape === 'cards' ? (
        <div className={classes.boneStack}>
          {/* The screen's title is on its way; until then the page is not without one. */}
          <h1 className="visually-hidden">{t('loading')}</h1>
          {title.map(drawn)}
        </div>
      ) : null}
      {shape === 'page' ? <Skeleton height={277} radius={20} /> : null}
      <div className={around}>{Array.from({ length: rows }, () => row).map(drawn)}</div>
    </div>
  );
}

function drawn(bones: Bones, at: number) {
  if ('of' in bones)
    return (
      <div key={at} className={bones.in}>
        {bones.of.map(drawn)}
      </div>
    );
  const [width, height, radius] = bones;
  return <Skeleton key={at} width={width} height={height} {...(radius === undefined ? {} : { radius })} />;
}
