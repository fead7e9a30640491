/** The products that programs of the bench sell. */
export const skus = ['GEL-480', 'BK15-C5'] as const;
/** By product: points and experience of one unit. */
export const earns = { 'GEL-480': { points: 120, experience: 12 }, 'BK15-C5': { points: 35, experience: 3 } } as const;
