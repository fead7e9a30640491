/** A link without its signature, which is another one each time. */
export const pathOf = (link: string): string => link.split('?')[0] ?? link;
