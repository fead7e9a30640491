import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { inRepository, node24 } from '../setup/places.mjs';

const run = promisify(execFile);
const mobile = inRepository('mobile');
const read = (file: string) => readFileSync(join(mobile, file), 'utf8');

/** What the repository holds of the projects, each file by its content. */
async function committed(): Promise<Record<string, string>> {
  const { stdout } = await run('git', ['ls-files', '--', 'mobile'], { cwd: inRepository() });
  const files = stdout.split('\n').filter(Boolean);
  expect(files.length).toBeGreaterThan(60);
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(inRepository(file)))
        .digest('hex'),
    ]),
  );
}

test('MOB-01 the projects of Android and iOS are what their packages and the brand say: to sync and to brand again changes nothing', async () => {
  const index = join(mobile, 'www/index.html');
  if (!existsSync(index)) {
    mkdirSync(dirname(index), { recursive: true });
    writeFileSync(index, '<!doctype html><title>Vitrine</title>'); // nothing was built yet: what is copied is not looked at here
  }
  const before = await committed();
  await run(node24, [inRepository('scripts/native/brand.mjs')], { cwd: inRepository() });
  await run(node24, [inRepository('node_modules/@capacitor/cli/bin/capacitor'), 'sync'], { cwd: mobile, env: { ...process.env, CI: '1' } });
  expect(await committed()).toEqual(before);
}, 120_000);

test('MOB-01 each package that the projects build is there', () => {
  const gradle = [...read('android/capacitor.settings.gradle').matchAll(/new File\('([^']+)'\)/g)].map(([, path]) =>
    join(mobile, 'android', path ?? ''),
  );
  const swift = [...read('ios/App/CapApp-SPM/Package.swift').matchAll(/path: "([^"]+)"/g)].map(([, path]) =>
    join(mobile, 'ios/App/CapApp-SPM', path ?? ''),
  );
  expect([gradle.length, swift.length]).toEqual([8, 7]);
  expect([...gradle, ...swift].filter((path) => !existsSync(path))).toEqual([]);
});

test('MOB-01 the app asks the phone for what it uses, says why, and keeps nothing in a backup', () => {
  const manifest = read('android/app/src/main/AndroidManifest.xml');
  const permissions = [...manifest.matchAll(/uses-permission android:name="android\.permission\.(\w+)"/g)].map(([, name]) => name);
  expect(permissions.toSorted()).toEqual([
    'ACCESS_NETWORK_STATE',
    'CAMERA',
    'INTERNET',
    'MODIFY_AUDIO_SETTINGS',
    'POST_NOTIFICATIONS',
    'RECORD_AUDIO',
  ]);
  expect(manifest).toContain('android:allowBackup="false"');
  expect(manifest).toContain('android:usesCleartextTraffic="false"');
  const plist = read('ios/App/App/Info.plist');
  for (const use of ['Camera', 'Microphone', 'PhotoLibrary'])
    expect(plist).toMatch(new RegExp(`NS${use}UsageDescription</key>\\s*<string>.{20,}`));
  expect(read('ios/App/App/App.entitlements')).toContain('aps-environment');
  expect(read('ios/App/App.xcodeproj/project.pbxproj').match(/CODE_SIGN_ENTITLEMENTS = App\/App\.entitlements;/g)).toHaveLength(2);
  expect(read('ios/App/App/AppDelegate.swift')).toContain('didRegisterForRemoteNotificationsWithDeviceToken');
});

test('MOB-01 the app, the pages and the shell hold one version of each plugin', () => {
  const versionsIn = (file: string): Record<string, string> => JSON.parse(readFileSync(inRepository(file), 'utf8')).dependencies;
  const shell = versionsIn('mobile/package.json');
  const pages = Object.entries(versionsIn('web/package.json')).filter(([name]) => /capacitor/.test(name));
  expect(pages.length).toBe(8);
  expect(pages.filter(([name, version]) => shell[name] !== version)).toEqual([]);
  expect(readdirSync(join(mobile, 'android/app')).includes('google-services.json')).toBe(false); // an operator's own is never committed
});
