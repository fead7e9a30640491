/** What a package of SCORM says about itself: `imsmanifest.xml`, of 1.2 and of each edition of 2004. */
import { mostLessons } from '@vitrine/domain/activities/scorm';
import { SaxesParser, type SaxesTagPlain } from 'saxes';

export type Lesson = { sco: string; title: string; href: string; masteryScore: string; launchData: string };
export type Manifest = { standard: '1.2' | '2004'; lessons: Lesson[] };
export type ManifestFault = 'manifest_unreadable' | 'entry_missing' | 'too_many_lessons';
type Read = { ok: true; manifest: Manifest } | { ok: false; refusal: ManifestFault };

type Item = { id: string; ref: string; title: string; parameters: string; masteryScore: string; launchData: string };
type Resource = { id: string; href: string };

/** `has` tells whether the package holds a file. Lessons are the items of the organisation that is meant, in the order of the tree. */
export function readManifest(xml: string, has: (file: string) => boolean): Read {
  let found: ReturnType<typeof collect>;
  try {
    found = collect(xml);
  } catch {
    return { ok: false, refusal: 'manifest_unreadable' };
  }
  const { standard, organizations, chosen, resources } = found;
  const items = (organizations.get(chosen) ?? [...organizations.values()][0] ?? []).filter(({ ref }) => ref !== '');
  if (items.length > mostLessons) return { ok: false, refusal: 'too_many_lessons' };
  const lessons = items.flatMap(({ id, ref, parameters, ...item }): Lesson[] => {
    const href = resources.get(ref)?.href ?? '';
    return href === '' ? [] : [{ sco: id, ...item, href: withParameters(href, parameters) }];
  });
  // A package without a tree begins with its only page.
  const [only] = [...resources.values()].filter(({ href }) => href !== '');
  const all = lessons.length > 0 || !only ? lessons : [{ sco: only.id, title: '', href: only.href, masteryScore: '', launchData: '' }];
  const areThere = all.length > 0 && all.every(({ href }) => has(fileIn(href)));
  return areThere ? { ok: true, manifest: { standard, lessons: all } } : { ok: false, refusal: 'entry_missing' };
}

/** The file of an address below the package's folder. */
export function fileIn(href: string): string {
  const path = href.split(/[?#]/)[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** IMS Content Packaging: a parameter begins with ? or #, or is put behind one. */
function withParameters(href: string, parameters: string): string {
  if (parameters === '') return href;
  if (parameters.startsWith('#')) return href.includes('#') ? href : href + parameters;
  const query = parameters.replace(/^[?&]+/, '');
  return `${href}${href.includes('?') ? '&' : '?'}${query}`;
}

function collect(xml: string) {
  const organizations = new Map<string, Item[]>();
  const resources = new Map<string, Resource>();
  const bases: string[] = [];
  let [standard, chosen, text]: [Manifest['standard'], string, string] = ['1.2', '', ''];
  let organization: Item[] | null = null;
  const open: Item[] = [];
  const parser = new SaxesParser();
  parser.on('error', (fault) => {
    throw fault;
  });
  parser.on('opentag', (tag) => {
    const { name, attributes } = plain(tag);
    text = '';
    bases.push(attributes['base'] ?? '');
    if (Object.values(attributes).some((value) => /adlcp_v1p3|imsss/.test(value))) standard = '2004';
    if (name === 'organizations') chosen = attributes['default'] ?? '';
    if (name === 'organization') organizations.set(attributes['identifier'] ?? '', (organization = []));
    if (name === 'item' && organization) {
      const item = {
        id: attributes['identifier'] ?? `item-${organization.length + 1}`,
        ref: attributes['identifierref'] ?? '',
        title: '',
        parameters: attributes['parameters'] ?? '',
        masteryScore: '',
        launchData: '',
      };
      organization.push(item);
      open.push(item);
    }
    if (name === 'resource') {
      const href = attributes['href'] ?? '';
      const isOutside = /^[a-z][\w+.-]*:|^\/\//i.test(href);
      resources.set(attributes['identifier'] ?? '', {
        id: attributes['identifier'] ?? 'lesson',
        href: isOutside ? '' : joined(bases, href),
      });
    }
  });
  parser.on('text', (more) => (text += more));
  parser.on('cdata', (more) => (text += more));
  parser.on('closetag', (tag) => {
    const { name } = plain(tag);
    bases.pop();
    const item = open.at(-1);
    const said = text.trim();
    if (name === 'schemaversion' && /2004|CAM|1\.3/i.test(said)) standard = '2004';
    if (item && name === 'title' && item.title === '') item.title = said.slice(0, 300);
    if (item && name === 'masteryscore') item.masteryScore = said.slice(0, 10);
    if (item && (name === 'datafromlms' || name === 'dataFromLMS')) item.launchData = said.slice(0, 4_096);
    if (name === 'item') open.pop();
    if (name === 'organization') organization = null;
    text = '';
  });
  parser.write(xml).close();
  if (resources.size === 0) throw new Error('no resources');
  return { standard, organizations, chosen, resources };
}

/** Names without their prefix: programs give each their own. */
function plain({ name, attributes }: SaxesTagPlain) {
  const local = (qualified: string) => qualified.split(':').at(-1) ?? qualified;
  return { name: local(name), attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [local(key), value])) };
}

/** `xml:base` of each element around, then the address; it never climbs out of the package. */
function joined(bases: readonly string[], href: string): string {
  if (href === '') return '';
  const { pathname, search, hash } = new URL([...bases, href].join(''), 'http://package/');
  return `${pathname.slice(1)}${search}${hash}`;
}
