/** Files of offices written by hand, as small as their programs take them. */
import { zipOf } from '../../../server/src/modules/activities/testing/packages.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const openXml = 'http://schemas.openxmlformats.org';
const drawing = `xmlns:a="${openXml}/drawingml/2006/main" xmlns:r="${openXml}/officeDocument/2006/relationships" xmlns:p="${openXml}/presentationml/2006/main"`;
const relations = (targets: readonly (readonly [id: string, type: string, target: string, isOutside?: boolean])[]) =>
  `${head}<Relationships xmlns="${openXml}/package/2006/relationships">${targets
    .map(
      ([id, type, target, isOutside]) =>
        `<Relationship Id="${id}" Type="${openXml}/officeDocument/2006/relationships/${type}" Target="${target}"${isOutside ? ' TargetMode="External"' : ''}/>`,
    )
    .join('')}</Relationships>`;
const contentTypes = (parts: Readonly<Record<string, string>>) =>
  `${head}<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${Object.entries(
    parts,
  )
    .map(([name, type]) => `<Override PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`)
    .join('')}</Types>`;

const emptyGroup =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';
const words = (text: string) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Words"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="600000" y="600000"/><a:ext cx="7800000" cy="1200000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/><a:p><a:r><a:rPr lang="pt-BR" sz="4000"/><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
const picture =
  '<p:pic><p:nvPicPr><p:cNvPr id="3" name="Picture"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:link="rId2"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm><a:off x="600000" y="2400000"/><a:ext cx="3000000" cy="2000000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>';
const theme = `${head}<a:theme xmlns:a="${openXml}/drawingml/2006/main" name="Plain"><a:themeElements><a:clrScheme name="Plain">${[
  ['dk1', '000000'],
  ['lt1', 'FFFFFF'],
  ['dk2', '222222'],
  ['lt2', 'EEEEEE'],
  ['accent1', '3355AA'],
  ['accent2', 'AA5533'],
  ['accent3', '33AA55'],
  ['accent4', '5533AA'],
  ['accent5', 'AA3355'],
  ['accent6', '55AA33'],
  ['hlink', '0000FF'],
  ['folHlink', '800080'],
]
  .map(([name, color]) => `<a:${name}><a:srgbClr val="${color}"/></a:${name}>`)
  .join('')}</a:clrScheme><a:fontScheme name="Plain">${['majorFont', 'minorFont']
  .map((font) => `<a:${font}><a:latin typeface="DejaVu Sans"/><a:ea typeface=""/><a:cs typeface=""/></a:${font}>`)
  .join(
    '',
  )}</a:fontScheme><a:fmtScheme name="Plain"><a:fillStyleLst>${solid(3)}</a:fillStyleLst><a:lnStyleLst>${`<a:ln>${solid(1)}</a:ln>`.repeat(
  3,
)}</a:lnStyleLst><a:effectStyleLst>${'<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${solid(
  3,
)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;

function solid(times: number): string {
  return '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'.repeat(times);
}

/** A presentation of PowerPoint, each slide with its number; `pictureAt`: an address that each slide's picture lies at. */
export function aPptx({ slides, pictureAt }: { slides: number; pictureAt?: string }): Promise<Buffer> {
  const numbers = Array.from({ length: slides }, (_, at) => at + 1);
  const main = 'presentationml';
  return zipOf({
    '[Content_Types].xml': contentTypes({
      'ppt/presentation.xml': `${main}.presentation.main`,
      'ppt/slideMasters/slideMaster1.xml': `${main}.slideMaster`,
      'ppt/slideLayouts/slideLayout1.xml': `${main}.slideLayout`,
      'ppt/theme/theme1.xml': 'theme',
      ...Object.fromEntries(numbers.map((number) => [`ppt/slides/slide${number}.xml`, `${main}.slide`])),
    }),
    '_rels/.rels': relations([['rId1', 'officeDocument', 'ppt/presentation.xml']]),
    'ppt/presentation.xml': `${head}<p:presentation ${drawing}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst>${
      slides === 0
        ? ''
        : `<p:sldIdLst>${numbers.map((number) => `<p:sldId id="${255 + number}" r:id="rId${number + 2}"/>`).join('')}</p:sldIdLst>`
    }<p:sldSz cx="9144000" cy="5143500"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations([
      ['rId1', 'slideMaster', 'slideMasters/slideMaster1.xml'],
      ['rId2', 'theme', 'theme/theme1.xml'],
      ...numbers.map((number) => [`rId${number + 2}`, 'slide', `slides/slide${number}.xml`] as const),
    ]),
    'ppt/slideMasters/slideMaster1.xml': `${head}<p:sldMaster ${drawing}><p:cSld><p:spTree>${emptyGroup}</p:spTree></p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>`,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relations([
      ['rId1', 'slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['rId2', 'theme', '../theme/theme1.xml'],
    ]),
    'ppt/slideLayouts/slideLayout1.xml': `${head}<p:sldLayout ${drawing} type="blank"><p:cSld name="Blank"><p:spTree>${emptyGroup}</p:spTree></p:cSld></p:sldLayout>`,
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relations([['rId1', 'slideMaster', '../slideMasters/slideMaster1.xml']]),
    'ppt/theme/theme1.xml': theme,
    ...Object.fromEntries(
      numbers.flatMap((number) => [
        [
          `ppt/slides/slide${number}.xml`,
          `${head}<p:sld ${drawing}><p:cSld><p:spTree>${emptyGroup}${words(`Lava e seca ${number}`)}${pictureAt ? picture : ''}</p:spTree></p:cSld></p:sld>`,
        ],
        [
          `ppt/slides/_rels/slide${number}.xml.rels`,
          relations([
            ['rId1', 'slideLayout', '../slideLayouts/slideLayout1.xml'],
            ...(pictureAt ? [['rId2', 'image', pictureAt, true] as const] : []),
          ]),
        ],
      ]),
    ),
  });
}

/** A text of Word. */
export function aDocx({ text }: { text: string }): Promise<Buffer> {
  return zipOf({
    '[Content_Types].xml': contentTypes({ 'word/document.xml': 'wordprocessingml.document.main' }),
    '_rels/.rels': relations([['rId1', 'officeDocument', 'word/document.xml']]),
    'word/document.xml': `${head}<w:document xmlns:w="${openXml}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
  });
}

/** A table of Excel with one cell. */
export function anXlsx({ text }: { text: string }): Promise<Buffer> {
  return zipOf({
    '[Content_Types].xml': contentTypes({
      'xl/workbook.xml': 'spreadsheetml.sheet.main',
      'xl/worksheets/sheet1.xml': 'spreadsheetml.worksheet',
    }),
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${head}<workbook xmlns="${openXml}/spreadsheetml/2006/main" xmlns:r="${openXml}/officeDocument/2006/relationships"><sheets><sheet name="Preços" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([['rId1', 'worksheet', 'worksheets/sheet1.xml']]),
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${openXml}/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`,
  });
}

const openDocument = 'urn:oasis:names:tc:opendocument:xmlns';
const spaces = ['office', 'draw', 'text', 'manifest']
  .map((name) => `xmlns:${name}="${openDocument}:${name === 'draw' ? 'drawing' : name}:1.0"`)
  .concat(`xmlns:svg="${openDocument}:svg-compatible:1.0"`, 'xmlns:xlink="http://www.w3.org/1999/xlink"')
  .join(' ');

/** A presentation of OpenDocument; `isGuarded`: it says that a password opens it. */
export const anOdp = ({ slides, isGuarded = false }: { slides: number; isGuarded?: boolean }): Promise<Buffer> =>
  anOpenDocument(
    'presentation',
    Array.from(
      { length: slides },
      (_, at) =>
        `<draw:page draw:name="p${at + 1}"><draw:frame svg:width="20cm" svg:height="3cm" svg:x="1cm" svg:y="1cm"><draw:text-box><text:p>Lava e seca ${at + 1}</text:p></draw:text-box></draw:frame></draw:page>`,
    ).join(''),
    isGuarded ? guard : '',
  );

/** A text of OpenDocument. */
export const anOdt = (body: string): Promise<Buffer> => anOpenDocument('text', body, '');

function anOpenDocument(kind: 'presentation' | 'text', body: string, about: string): Promise<Buffer> {
  const type = `application/vnd.oasis.opendocument.${kind}`;
  return zipOf({
    mimetype: type,
    'content.xml': `${head}<office:document-content ${spaces} office:version="1.2"><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
    'META-INF/manifest.xml': `${head}<manifest:manifest ${spaces} manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml" manifest:size="900">${about}</manifest:file-entry></manifest:manifest>`,
  });
}

const guard =
  '<manifest:encryption-data manifest:checksum-type="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0#sha256-1k" manifest:checksum="q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA="><manifest:algorithm manifest:algorithm-name="http://www.w3.org/2001/04/xmlenc#aes256-cbc" manifest:initialisation-vector="q83vEjRWeJCrze8SNFZ4kA=="/><manifest:start-key-generation manifest:start-key-generation-name="http://www.w3.org/2000/09/xmldsig#sha256" manifest:key-size="32"/><manifest:key-derivation manifest:key-derivation-name="PBKDF2" manifest:key-size="32" manifest:iteration-count="1000" manifest:salt="q83vEjRWeJCrze8SNFZ4kA=="/></manifest:encryption-data>';
