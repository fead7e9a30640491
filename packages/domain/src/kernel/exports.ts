/** In which a list is exported: text that every program reads, or a workbook that opens by a double click. */
export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];
