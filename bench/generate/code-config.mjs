// Configuration samples.
import { compose } from './compose.mjs';

export function json(random, n) {
  const value = () =>
    random.pick([
      () => n.number(),
      () => `${n.trait()}-${n.thing}`,
      () => random.chance(0.5),
      () => [n.field(), n.field()],
      () => null,
    ])();
  const object = (size, depth) =>
    Object.fromEntries(
      Array.from({ length: size }, () => [
        n.field(),
        depth > 0 && random.chance(0.4) ? object(random.int(2, 3), depth - 1) : value(),
      ]),
    );
  const text = JSON.stringify(
    { appId: `com.example.${n.thing}${n.number()}`, [n.thing]: object(random.int(3, 4), 1), [n.other]: object(2, 0) },
    null,
    2,
  );
  const lines = text.split('\n');
  return lines.length > 25 || lines.length < 8 ? json(random, n) : text;
}

export function xml(random, n) {
  return compose(random, {
    head: [
      '<?xml version="1.0" encoding="utf-8"?>',
      `<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.example.${n.thing}">`,
      `    <!-- Needed to ${n.words()} -->`,
      `    <uses-permission android:name="android.permission.${n.action().toUpperCase()}_${n.other.toUpperCase()}" />`,
      '',
    ],
    fragments: [
      () => [
        `    <activity android:name=".${n.pascal()}Activity" android:exported="${random.chance(0.5)}">`,
        '        <intent-filter android:autoVerify="true">',
        `            <action android:name="com.example.action.${n.action().toUpperCase()}" />`,
        `            <data android:scheme="https" android:pathPrefix="/${n.trait()}/${n.number()}" />`,
        '        </intent-filter>',
        '    </activity>',
      ],
      () => [
        `    <provider android:name="androidx.core.content.FileProvider" android:authorities="\${applicationId}.${n.other}">`,
        `        <meta-data android:name="android.support.${n.field()}" android:resource="@xml/${n.thing}_paths" />`,
        '    </provider>',
      ],
      () => [
        `    <service android:name=".${n.pascal()}Service" android:foregroundServiceType="${n.trait()}">`,
        `        <property android:name="${n.field()}" android:value="${n.number()}" />`,
        '    </service>',
      ],
      () => [
        `    <string name="${n.field()}">Tap to ${n.words()} &amp; go on</string>`,
        `    <integer name="${n.field()}">${n.number()}</integer>`,
      ],
      () => [
        `    <paths>`,
        `        <cache-path name="${n.field()}" path="${n.trait()}/" />`,
        `        <external-path name="${n.other}" path="." />`,
        '    </paths>',
      ],
    ],
    tail: ['</manifest>'],
  });
}
