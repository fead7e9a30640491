import refusals from './refusals.json' with { type: 'json' };
import ui from './ui.json' with { type: 'json' };
import validation from './validation.json' with { type: 'json' };

/** ui's own words in this language. */
export const texts = { refusals, ui, validation };
