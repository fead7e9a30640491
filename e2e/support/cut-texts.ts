/**
 * Texts that their boxes do not hold, each by its words and what is wrong with it; runs inside the page. Found are words that are cut off (hidden, or with three dots in
 * their place), words that break within, a sign of the sentence that begins a line, words that stand out of their button, chip or card, words across other words, choices
 * and hints that their fields do not show whole, and a page that is wider than its screen. Excused: what can be scrolled to, and titles of content that are held to their
 * lines (`line-clamp`) on the way to a screen that has the whole.
 */
export function cutTexts(): string[] {
  const found = new Set<string>();
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.add(`the page is ${root.scrollWidth - root.clientWidth} px wider than its screen`);

  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest('[inert], svg') &&
    !isDrawnAway(element);
  /** Drawn away, to be heard and never read. */
  function isDrawnAway(element: Element): boolean {
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const { overflow, display } = getComputedStyle(around);
      if (overflow === 'hidden' && display !== 'inline' && (around.clientWidth <= 1 || around.clientHeight <= 1)) return true;
    }
    return false;
  }
  const say = (words: string, what: string) => found.add(`“${words.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}” ${what}`);

  /** Whose words are allowed fewer lines than they take: the link that they stand on, or that stands in them, leads to all of them. */
  const isHeldToLines = (element: Element, style: CSSStyleDeclaration) =>
    style.webkitLineClamp !== 'none' && (element.closest('a[href]') ?? element.querySelector('a[href]')) !== null;
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const isBox = (element: Element, style: CSSStyleDeclaration) =>
    element.matches('button, [role=button], [role=tab], a[href]') || style.boxShadow !== 'none' || isFilled(style) || hasEdge(style);
  const isFilled = ({ backgroundColor }: CSSStyleDeclaration) => !/^(rgba\(0, 0, 0, 0\)|transparent)$/.test(backgroundColor);
  const hasEdge = ({ borderTopWidth, borderBottomWidth, borderLeftWidth, borderRightWidth }: CSSStyleDeclaration) =>
    [borderTopWidth, borderBottomWidth, borderLeftWidth, borderRightWidth].every((width) => Number.parseFloat(width) > 0);

  /** By more than the air of a line. */
  const isAcross = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 3;

  const excused = '';
  /** Where these words end beyond what hides them, or beyond the box that they stand in. */
  function holds(element: Element, rects: readonly DOMRect[]): string | undefined {
    let isInBox = false;
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const box = around.getBoundingClientRect();
      const isOutAcross = rects.some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
      // A line is higher than its letters: what is out by less than a quarter of it is air.
      const isOutDown = rects.some(({ top, bottom, height }) => top < box.top - height / 4 || bottom > box.bottom + height / 4);
      const isOut = isOutAcross || isOutDown;
      if (isOut && (isHeldToLines(around, style) || scrolls(style.overflowX) || scrolls(style.overflowY))) return excused;
      if ((hides(style.overflowX) && isOutAcross) || (hides(style.overflowY) && isOutDown)) return 'is cut';
      if (!isInBox && isBox(around, style)) {
        isInBox = true;
        if (isOut) return 'leaves its box';
      }
      if (style.position === 'absolute' || style.position === 'fixed') isInBox = true; // a tag hangs over the edge of its card
    }
    return undefined;
  }

  const range = document.createRange();
  /** Words of letters alone: an address, a code or the name of a file may break wherever it must. */
  const wordsIn = (text: string) =>
    [...text.matchAll(/\S+/g)]
      .filter(([token]) => !/[@/_\d]/.test(token))
      .flatMap(({ 0: token, index }) =>
        [...token.matchAll(/[\p{L}\p{M}’']+/gu)].map((part) => ({ word: part[0], at: index + part.index })),
      );
  const lineOf = (node: Node, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
  };
  /** What lies over the page or hangs on an edge has a layer of its own: words may pass below it. */
  const layerOf = (element: Element): Element | null => {
    let around: Element | null = element;
    while (around && !/absolute|fixed|sticky/.test(getComputedStyle(around).position)) around = around.parentElement;
    return around;
  };
  const lines: { text: string; layer: Element | null; rect: DOMRect; node: Node }[] = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const [text, element] = [node.textContent ?? '', node.parentElement];
    if (!element || text.trim() === '' || element.matches('script, style, noscript, option, textarea') || !isSeen(element)) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (rects.length === 0) continue;
    const style = getComputedStyle(element);
    const hasDots = style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
    const what = hasDots ? 'is cut' : holds(element, rects);
    if (what) say(text, what);
    for (const { word, at } of wordsIn(text)) if (lineOf(node, at, at + word.length).size > 1) say(word, 'breaks within');
    for (const { index } of text.matchAll(/(?<=\S) [:;!?»]/g))
      if (lineOf(node, index - 1, index + 2).size > 1) say(text, 'parts from its sign');
    if (what === undefined) lines.push(...rects.map((rect) => ({ text, layer: layerOf(element), rect, node })));
  }
  for (const [place, one] of lines.entries()) {
    const across = lines
      .slice(place + 1)
      .find(({ layer, rect, node }) => node !== one.node && layer === one.layer && isAcross(rect, one.rect));
    if (across) say(one.text, `lies across “${across.text.trim().slice(0, 40)}”`);
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, input[placeholder]')) {
    const shown = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.value ? '' : field.placeholder;
    if (!pen || !shown || !isSeen(field)) continue;
    const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(field);
    pen.font = font;
    pen.letterSpacing = letterSpacing;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (pen.measureText(shown).width > room + 1) say(shown, 'is cut in its field');
  }
  return [...found];
}
