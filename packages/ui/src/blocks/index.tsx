/** What staff composed of blocks, as a reader sees it. By itself, because few screens have it. */
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconDownload } from '../icons.ts';
import { LinkButton } from '../kit/button.tsx';
import { formatBytes, matchLocale } from '../words/index.ts';
import classes from './blocks.module.css';
import { RichText } from './rich-text.tsx';
import type { Block, FormBlock, Of, PlainBlock } from './shown-block.ts';
import { Stage } from './stage.tsx';
import { Cards, Gallery, Questions } from './things.tsx';

export { RichText };

export type { Block as ShownBlock } from './shown-block.ts';
type BlocksProps = {
  blocks: readonly Block[];
  /** How a long address is shown, where links are cut. */
  linkWords?: (link: string) => string;
  /** How an answer of a question is drawn. */
  drawText?: (text: string) => ReactNode;
  /** How a form is drawn; left out where nobody can write. */
  drawForm?: (block: FormBlock) => ReactNode;
  /** The instant of looking and the reader's zone, for what ends. */
  now: number;
  zone: string;
};
type Shared = Pick<BlocksProps, 'linkWords' | 'drawText'>;

/** Blocks in their order, each an element of its own: no markup of an author reaches the page as markup. A stage that comes first names the page. */
export function Blocks({ blocks, drawForm, now, zone, ...shared }: BlocksProps) {
  return (
    <div className={classes.blocks}>
      {blocks.map((block, at) => {
        if (block.kind === 'stage') return <Stage key={block.id} block={block} isTitle={at === 0} now={now} zone={zone} />;
        if (block.kind === 'form') return <Fragment key={block.id}>{drawForm?.(block)}</Fragment>;
        return block.kind === 'columns' ? (
          <div key={block.id} className={classes.columns}>
            <Column blocks={block.left} {...shared} />
            <Column blocks={block.right} {...shared} />
          </div>
        ) : (
          <Drawn key={block.id} block={block} {...shared} />
        );
      })}
    </div>
  );
}

const Column = ({ blocks, ...shared }: { blocks: readonly PlainBlock[] } & Shared) => (
  <div className={classes.blocks}>
    {blocks.map((block) => (
      <Drawn key={block.id} block={block} {...shared} />
    ))}
  </div>
);

function Drawn({ block, linkWords, drawText = (text) => text }: { block: PlainBlock } & Shared) {
  switch (block.kind) {
    case 'text':
      return (
        <div className={classes.text}>
          <RichText html={block.html} {...(linkWords ? { linkWords } : {})} />
        </div>
      );
    case 'gallery':
      return <Gallery block={block} />;
    case 'cards':
      return <Cards block={block} />;
    case 'questions':
      return <Questions block={block} drawText={drawText} />;
    case 'heading':
      return block.level === 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
    case 'picture':
      return (
        <figure className={classes.figure}>
          <img className={classes.picture} data-shape={block.shape} src={block.url} alt={block.alt} loading="lazy" />
          {block.caption ? <figcaption>{block.caption}</figcaption> : null}
        </figure>
      );
    case 'media':
      return <Media block={block} />;
    case 'file':
      return <FileLink block={block} />;
    case 'quote':
      return (
        <figure className={classes.quote}>
          <blockquote>{block.text}</blockquote>
          {block.by ? <figcaption>{block.by}</figcaption> : null}
        </figure>
      );
    case 'button':
      return (
        <p>
          <LinkButton href={block.to}>{block.label}</LinkButton>
        </p>
      );
  }
}

/** The recording with its title, and what is said in it as text. The track is there for a reader's own captions. */
function Media({ block: { form, url, title, transcript } }: { block: Of<'media'> }) {
  const { t } = useTranslation('ui');
  return (
    <figure className={classes.figure}>
      {form === 'film' ? (
        <video className={classes.film} controls playsInline preload="none" src={url} aria-label={title}>
          <track kind="captions" />
        </video>
      ) : (
        <audio className={classes.audio} controls preload="none" src={url} aria-label={title}>
          <track kind="captions" />
        </audio>
      )}
      <figcaption>{title}</figcaption>
      {transcript ? (
        <details className={classes.transcript}>
          <summary>{t('transcript')}</summary>
          <p>{transcript}</p>
        </details>
      ) : null}
    </figure>
  );
}

function FileLink({ block: { url, name, bytes, label } }: { block: Of<'file'> }) {
  const { i18n } = useTranslation('ui');
  return (
    <a className={classes.file} href={url} download={name}>
      <IconDownload size={22} stroke={1.75} aria-hidden />
      <span>
        <b>{label || name}</b>
        <small>{formatBytes(bytes, matchLocale(i18n.language))}</small>
      </span>
    </a>
  );
}
