/** One part of a thing that changed; `undefined` means that it was not there, or is not any more. */
export type Change = { path: string; before: string | undefined; after: string | undefined };

const onlyIds = /^([0-9a-f]{8}-[0-9a-f-]{27}(, )?)+$/; // ids tell a person nothing
const longest = 300; // a whole description says no more than its beginning

/** What differs between two states, part by part, in the order of the newer one. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const [was, is] = [flat(before), flat(after)];
  const paths = [...new Set([...is.keys(), ...was.keys()])];
  return paths.flatMap((path) => {
    const [old, now] = [was.get(path), is.get(path)];
    const isForMachines = [old, now].every((text) => text === undefined || onlyIds.test(text));
    return old === now || isForMachines ? [] : [{ path, before: old, after: now }];
  });
}

/** `course.title.pt-BR` → text. Lists of plain values stay one value, so that an order reads as an order. */
function flat(value: unknown, path = ''): Map<string, string> {
  if (value === undefined || value === null) return new Map();
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one !== 'object' || one === null)) return new Map([[path, cut(value.map(String).join(', '))]]);
    return merged(value.map((one: unknown, place) => flat(one, join(path, String(place + 1)))));
  }
  if (typeof value === 'object') return merged(Object.entries(value).map(([key, inner]) => flat(inner, join(path, key))));
  return new Map([[path, cut(String(value))]]); // oxlint-disable-line typescript/no-base-to-string -- objects were handled above
}

const join = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);
const merged = (maps: Map<string, string>[]) => new Map(maps.flatMap((map) => [...map]));
