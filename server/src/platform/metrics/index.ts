/** How the server is, in figures that a scraper fetches (Prometheus text). */
export { openFigures, type Figures, type FigureSource } from './figures.ts';
export { lastProof, noteProof } from './last-proof.ts';
export { createMetricsHttp, mayScrape } from './metrics-http.ts';
export { platformFigures } from './platform-figures.ts';
