/** Long texts of a client on a sheet. By itself, because few screens have one. */
import { createElement, type ReactNode } from 'react';
import classes from './styled-text.module.css';

type Span = { kind: 'words' | 'bold'; words: string } | { kind: 'link'; words: string; address: string };
type Block =
  | { kind: 'heading'; level: 2 | 3; line: readonly Span[] }
  | { kind: 'paragraph'; lines: readonly (readonly Span[])[] }
  | { kind: 'list'; isOrdered: boolean; lines: readonly (readonly Span[])[] };

/** A text that is in its blocks already, in the language that it is written in. No markup of its own ever reaches the page. */
export const StyledText = ({ blocks, lang }: { blocks: readonly Block[]; lang: string }) =>
  createElement('div', { className: classes.text, lang }, ...blocks.map(drawBlock));

function drawBlock(block: Block): ReactNode {
  if (block.kind === 'heading') return createElement(block.level === 2 ? 'h2' : 'h3', null, ...block.line.map(drawSpan));
  if (block.kind === 'list')
    return createElement(
      block.isOrdered ? 'ol' : 'ul',
      null,
      ...block.lines.map((line) => createElement('li', null, ...line.map(drawSpan))),
    );
  return createElement('p', null, ...block.lines.flatMap((line, at) => [at > 0 ? createElement('br') : null, ...line.map(drawSpan)]));
}

function drawSpan(span: Span): ReactNode {
  if (span.kind !== 'link') return span.kind === 'bold' ? <b>{span.words}</b> : span.words;
  const isOutside = span.address.startsWith('https:');
  return (
    <a href={span.address} {...(isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {span.words}
    </a>
  );
}
