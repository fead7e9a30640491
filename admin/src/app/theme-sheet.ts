/** The client's colours as one sheet of the page, through the object model: the content policy allows no style elements from scripts. */
let sheet: CSSStyleSheet | undefined;

/** Puts these custom properties over those that came with the page; null goes back to them. */
export function wearTheme(css: string | null): void {
  if (!('adoptedStyleSheets' in document) || typeof CSSStyleSheet === 'undefined') return;
  if (css === null && !sheet) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(css ?? '');
}
