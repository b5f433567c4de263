import { expect, it } from 'vitest';
import { breakableCode, isNeverBroken } from './inline-code.ts';

it('changes nothing that the browser breaks well', () => {
  expect(breakableCode('npm install', 'text')).toBe('npm install');
  expect(breakableCode('NSCameraUsageDescription', 'text')).toBe('NSCameraUsageDescription');
  expect(breakableCode('Array<string>', 'text')).toBe('Array&lt;string&gt;');
  expect(breakableCode('getPhoto()', 'table')).toBe('getPhoto()');
});

it('keeps words with hyphens together', () => {
  expect(breakableCode('--web-dir', 'text')).toBe('<span class="whole">--web-dir</span>');
  expect(breakableCode('npx tool run --no-sync <x>', 'text')).toBe(
    'npx tool run <span class="whole">--no-sync</span> &lt;x&gt;',
  );
});

it('breaks long ones where they are joined', () => {
  expect(breakableCode('cordova-plugin-console', 'text')).toBe(
    '<span class="whole">cordova-<wbr>plugin-<wbr>console</span>',
  );
  expect(breakableCode('GoogleService-Info.plist', 'text')).toBe(
    '<span class="whole">GoogleService-<wbr>Info.<wbr>plist</span>',
  );
});

it('breaks long paths in text after a slash', () => {
  expect(breakableCode('android/app/src/main/AndroidManifest.xml', 'text')).toBe(
    'android/<wbr>app/<wbr>src/<wbr>main/<wbr>AndroidManifest.xml',
  );
  expect(breakableCode('android/app/build.gradle', 'text')).toBe('android/app/build.gradle');
});

it('lets the browser break parts that are too long for a phone', () => {
  expect(breakableCode('x-aaaaaaaaaaaaaaaaaaaaaaaaaaa', 'text')).toBe('x-aaaaaaaaaaaaaaaaaaaaaaaaaaa');
});

it.each([
  ['NSCameraUsageDescription', 'NSCamera|Usage|Description'],
  ['FilesystemDirectory.Cache', 'Filesystem|Directory.|Cache'],
  ['ACCESS_FINE_LOCATION', 'ACCESS_|FINE_|LOCATION'],
  ['android/app/build.gradle', 'android/|app/|build.|gradle'],
  ['android:allowBackup="false"', 'android:|allow|Backup=|"false"'],
  ['https://example.com/a', 'https://|example.|com/|a'],
])('breaks %s in a table', (text, parts) => {
  expect(breakableCode(text, 'table')).toBe(parts.replaceAll('|', '<wbr>'));
});

it('breaks names of the reference when they are longer than their column', () => {
  expect(breakableCode('server.androidScheme', 'reference')).toBe('server.androidScheme');
  expect(breakableCode('plugins.Portals.liveUpdateConfig', 'reference')).toBe(
    'plugins.<wbr>Portals.<wbr>live<wbr>Update<wbr>Config',
  );
});

it.each([
  ['getPhoto() as URL', true],
  ['androidScheme', false],
  ['--dir', false],
])('of %s it is known without its place that nothing breaks it: %s', (text, isKnown) => {
  expect(isNeverBroken(text)).toBe(isKnown);
  if (isKnown) for (const where of ['text', 'table'] as const) expect(breakableCode(text, where)).toBe(text);
});
