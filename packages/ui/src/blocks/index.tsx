/** What staff composed of blocks, as a reader sees it. By itself, because few screens have it. */
import { useTranslation } from 'react-i18next';
import { IconDownload } from '../icons.ts';
import { LinkButton } from '../kit/button.tsx';
import { formatBytes, matchLocale } from '../words/index.ts';
import classes from './blocks.module.css';
import { RichText } from './rich-text.tsx';

export { RichText };

type PlainBlock = { id: string } & (
  | { kind: 'text'; html: string }
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'picture'; shape: 'wide' | 'square' | 'tall'; url: string; alt: string; caption: string }
  | { kind: 'media'; form: 'film' | 'audio'; url: string; title: string; transcript: string }
  | { kind: 'file'; url: string; name: string; bytes: number; label: string }
  | { kind: 'quote'; text: string; by: string }
  | { kind: 'button'; label: string; to: string }
);
type Block = PlainBlock | { id: string; kind: 'columns'; left: readonly PlainBlock[]; right: readonly PlainBlock[] };
type BlocksProps = {
  blocks: readonly Block[];
  /** How a long address is shown, where links are cut. */
  linkWords?: (link: string) => string;
};

/** Blocks in their order, each an element of its own: no markup of an author reaches the page as markup. */
export function Blocks({ blocks, linkWords }: BlocksProps) {
  const shared = linkWords ? { linkWords } : {};
  return (
    <div className={classes.blocks}>
      {blocks.map((block) =>
        block.kind === 'columns' ? (
          <div key={block.id} className={classes.columns}>
            <Column blocks={block.left} {...shared} />
            <Column blocks={block.right} {...shared} />
          </div>
        ) : (
          <Drawn key={block.id} block={block} {...shared} />
        ),
      )}
    </div>
  );
}

const Column = ({ blocks, ...shared }: { blocks: readonly PlainBlock[]; linkWords?: (link: string) => string }) => (
  <div className={classes.blocks}>
    {blocks.map((block) => (
      <Drawn key={block.id} block={block} {...shared} />
    ))}
  </div>
);

function Drawn({ block, linkWords }: { block: PlainBlock; linkWords?: (link: string) => string }) {
  switch (block.kind) {
    case 'text':
      return (
        <div className={classes.text}>
          <RichText html={block.html} {...(linkWords ? { linkWords } : {})} />
        </div>
      );
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

type Of<Kind extends PlainBlock['kind']> = Extract<PlainBlock, { kind: Kind }>;

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
