/**
 * Writes what mobile/brand.json says into the projects of Android and iOS: id, name, the scheme and hosts of links, icon and splash. Again it changes nothing.
 * Started by `npm run native -- brand`; runs on Node 24.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { inRepository } from '../setup/places.mjs';

const at = (...parts) => inRepository('mobile', ...parts);
const brand = JSON.parse(readFileSync(at('brand.json'), 'utf8'));
refuseWrong(brand);

edit('capacitor.config.json', (text) =>
  text
    .replace(/"appId": "[^"]*"/, `"appId": "${brand.appId}"`)
    .replace(/"appName": "[^"]*"/, `"appName": ${JSON.stringify(brand.appName)}`)
    .replaceAll(/"backgroundColor": "[^"]*"/g, `"backgroundColor": "${brand.ground}"`),
);
edit('android/app/build.gradle', (text) =>
  text.replace(/namespace = "[^"]*"/, `namespace = "${brand.appId}"`).replace(/applicationId "[^"]*"/, `applicationId "${brand.appId}"`),
);
edit('android/app/src/main/res/values/strings.xml', (text) =>
  text
    .replace(/(name="(?:app_name|title_activity_main)">)[^<]*/g, `$1${asXml(brand.appName).replaceAll("'", "\\'")}`)
    .replace(/(name="(?:package_name|custom_url_scheme)">)[^<]*/g, `$1${brand.appId}`),
);
edit('android/app/src/main/AndroidManifest.xml', (text) => between(text, androidLinks()));
edit('ios/App/App/App.entitlements', (text) => between(text, iosLinks()));
edit('ios/App/App/Info.plist', (text) =>
  text
    .replace(/(CFBundleDisplayName<\/key>\s*<string>)[^<]*/, `$1${asXml(brand.appName)}`)
    .replace(/(CFBundleURLName<\/key>\s*<string>)[^<]*/, `$1${brand.appId}`)
    .replace(/(CFBundleURLSchemes<\/key>\s*<array>\s*<string>)[^<]*/, `$1${brand.scheme}`),
);
edit('ios/App/App.xcodeproj/project.pbxproj', (text) =>
  text.replaceAll(/PRODUCT_BUNDLE_IDENTIFIER = [^;]*;/g, `PRODUCT_BUNDLE_IDENTIFIER = ${brand.appId};`),
);
moveActivity();
await drawPictures();

function asXml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function refuseWrong({ appId, appName, scheme, portal, linkHosts, icon, iconGround, ground, darkGround }) {
  const faults = [
    /^[a-z]\w*(\.[a-z]\w*)+$/.test(appId) || 'appId: words of small letters with dots between them, as com.example.portal',
    (typeof appName === 'string' && appName.trim() !== '' && appName.length <= 30) || 'appName: 1 to 30 signs',
    /^[a-z][a-z\d.-]*$/.test(scheme) || 'scheme: small letters, as vitrine',
    portal === '' || /^https:\/\/[^/]+$/.test(portal) || 'portal: https://portal.example.com, or nothing to ask at the first start',
    (Array.isArray(linkHosts) && linkHosts.every((host) => /^[a-z\d.-]+$/.test(host))) || 'linkHosts: host names',
    existsSync(at(icon)) || 'icon: a picture (SVG, or PNG of 1024 pixels) beside brand.json',
    [iconGround, ground, darkGround].every((colour) => /^#[\da-f]{6}$/i.test(colour)) ||
      'iconGround, ground, darkGround: colours as #f7f4f0',
  ].filter((fault) => fault !== true);
  if (faults.length > 0) throw new Error(`mobile/brand.json is not whole:\n${faults.join('\n')}`);
}

function edit(file, change) {
  const before = readFileSync(at(file), 'utf8');
  const after = change(before);
  if (after !== before) writeFileSync(at(file), after);
}

/** What stands between the two marks of a file is ours. */
function between(text, ours) {
  return text.replace(/(<!-- brand: [^\n]*-->\n)[\s\S]*?([ \t]*<!-- \/brand -->)/, (_, begin, end) => begin + ours + end);
}

function androidLinks() {
  const filter = (attributes, data) =>
    [
      `            <intent-filter${attributes}>`,
      '                <action android:name="android.intent.action.VIEW" />',
      '                <category android:name="android.intent.category.DEFAULT" />',
      '                <category android:name="android.intent.category.BROWSABLE" />',
      ...data.map((line) => `                ${line}`),
      '            </intent-filter>',
      '',
    ].join('\n');
  const hosts = brand.linkHosts.map((host) => `<data android:host="${host}" />`);
  return [
    filter('', [`<data android:scheme="${brand.scheme}" android:host="open" />`]),
    ...(hosts.length > 0 ? [filter(' android:autoVerify="true"', ['<data android:scheme="https" />', ...hosts])] : []),
  ].join('');
}

function iosLinks() {
  if (brand.linkHosts.length === 0) return '';
  const hosts = brand.linkHosts.map((host) => `\t\t<string>applinks:${host}</string>\n`).join('');
  return `\t<key>com.apple.developer.associated-domains</key>\n\t<array>\n${hosts}\t</array>\n`;
}

/** The first class lies in a folder of the id. */
function moveActivity() {
  const root = at('android/app/src/main/java');
  const wanted = join(root, ...brand.appId.split('.'), 'MainActivity.java');
  const found = readdirSync(root, { recursive: true }).find((name) => String(name).endsWith('MainActivity.java'));
  const now = join(root, String(found));
  if (now !== wanted) {
    mkdirSync(dirname(wanted), { recursive: true });
    renameSync(now, wanted);
    for (let folder = dirname(now); folder !== root && readdirSync(folder).length === 0; folder = dirname(folder))
      rmSync(folder, { recursive: true });
  }
  const text = readFileSync(wanted, 'utf8').replace(/^package [\w.]+;/, `package ${brand.appId};`);
  if (text !== readFileSync(wanted, 'utf8')) writeFileSync(wanted, text);
}

/** Icons and splash from the one picture, in the sizes that both systems ask for. */
async function drawPictures() {
  const mark = (side) =>
    sharp(at(brand.icon), { density: 1_200 }).resize(side, side, { fit: 'contain', background: '#00000000' }).png().toBuffer();
  const on = async (width, height, side, background) =>
    sharp({ create: { width, height, channels: 4, background } })
      .composite([{ input: await mark(side), gravity: 'centre' }])
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
  const write = (file, content) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    if (!existsSync(at(file)) || !readFileSync(at(file)).equals(content)) writeFileSync(at(file), content);
  };
  const res = 'android/app/src/main/res';
  for (const [name, scale] of Object.entries({ mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 })) {
    const icon = Math.round(48 * scale);
    const whole = await on(icon, icon, icon, '#00000000');
    write(`${res}/mipmap-${name}/ic_launcher.png`, whole);
    write(`${res}/mipmap-${name}/ic_launcher_round.png`, whole);
    const layer = Math.round(108 * scale); // of which the middle two thirds are never cut
    write(`${res}/mipmap-${name}/ic_launcher_foreground.png`, await on(layer, layer, Math.round(72 * scale), '#00000000'));
    const [short, long] = [Math.round(320 * scale), Math.round(480 * scale)];
    const side = Math.round(96 * scale);
    for (const [when, ground] of [
      ['', brand.ground],
      ['-night', brand.darkGround],
    ]) {
      write(`${res}/drawable-port${when}-${name}/splash.png`, await on(short, long, side, ground));
      write(`${res}/drawable-land${when}-${name}/splash.png`, await on(long, short, side, ground));
    }
  }
  write(`${res}/drawable/splash.png`, await on(480, 480, 144, brand.ground));
  edit(`${res}/values/ic_launcher_background.xml`, (text) => text.replace(/#[\dA-Fa-f]{6,8}/, brand.iconGround));
  const assets = 'ios/App/App/Assets.xcassets';
  // Apple takes no icon that is see-through, and rounds its corners itself.
  write(
    `${assets}/AppIcon.appiconset/AppIcon-512@2x.png`,
    await sharp(await on(1_024, 1_024, 1_024, brand.iconGround))
      .flatten({ background: brand.iconGround })
      .png()
      .toBuffer(),
  );
  const splash = await on(2_732, 2_732, 480, brand.ground);
  for (const name of ['splash-2732x2732', 'splash-2732x2732-1', 'splash-2732x2732-2'])
    write(`${assets}/Splash.imageset/${name}.png`, splash);
}
