/** `class{item_id}.{ext}` (spec 1, §7): the ending of the name that the author gave it; of its type where that has none. */
export function nameOnDevice(itemId: string, { name, contentType }: { name: string; contentType: string }): string {
  const [, ofName] = /\.([a-z0-9]{1,8})$/i.exec(name) ?? [];
  const ending = (ofName ?? contentType.split('/')[1]?.replaceAll(/[^a-z0-9]/g, '') ?? 'bin').toLowerCase();
  return `class${itemId}.${ending}`;
}
