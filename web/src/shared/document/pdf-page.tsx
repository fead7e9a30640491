import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import classes from './pdf-page.module.css';

type PdfPageProps = { document: PDFDocumentProxy; number: number; zoom: number; label: string };
/** Beyond this many pixels phones refuse a canvas. */
const mostPixels = 16_000_000;

/** One page as a picture, and its words for those who listen. */
export function PdfPage({ document, number, zoom, label }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState('');
  const [room, measure] = useState(() => window.innerWidth);
  useEffect(() => {
    const turned = () => measure(window.innerWidth);
    window.addEventListener('resize', turned);
    return () => window.removeEventListener('resize', turned);
  }, []);
  useEffect(() => {
    let isGone = false;
    let task: RenderTask | undefined;
    const draw = async () => {
      const page = await document.getPage(number);
      const [board, around] = [canvas.current, frame.current];
      if (isGone || !board || !around) return;
      const { width: own, height } = page.getViewport({ scale: 1 });
      // A page that is wider than tall fits the screen whole where that is low: a slide on a phone held sideways.
      const roomHeight = own > height ? window.innerHeight : Infinity;
      const cssWidth = Math.min(around.clientWidth, (roomHeight * own) / height) * zoom;
      const density = Math.min(devicePixelRatio, Math.sqrt(mostPixels / (cssWidth * cssWidth * (height / own))));
      const viewport = page.getViewport({ scale: (cssWidth / own) * density });
      board.width = Math.floor(viewport.width);
      board.height = Math.floor(viewport.height);
      board.style.width = `${cssWidth}px`;
      board.style.aspectRatio = `${own} / ${height}`;
      task = page.render({ canvas: board, viewport });
      await task.promise.catch(() => undefined); // turned before it was drawn
      const { items } = await page.getTextContent();
      if (!isGone) setWords(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    };
    void draw();
    return () => {
      isGone = true;
      task?.cancel();
    };
  }, [document, number, zoom, room]); // drawn anew when the phone is turned
  return (
    <div ref={frame} className={classes.frame}>
      <canvas ref={canvas} aria-hidden className={classes.paper} />
      <p className="visually-hidden" role="status">
        {label} {words}
      </p>
    </div>
  );
}
