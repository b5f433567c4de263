// Samples of what surrounds an app's code: configuration, layouts, build files, scripts.
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

export function sh(random, n) {
  return compose(random, {
    head: ['#!/usr/bin/env bash', `# Used on the build server to ${n.words()}.`, 'set -euo pipefail', ''],
    fragments: [
      () => [
        `${n.action().toUpperCase()}_DIR="\${1:-$HOME/.cache/${n.thing}-${n.number()}}"`,
        `mkdir -p "$${n.action().toUpperCase()}_DIR" && cd "$(dirname "$0")/.."`,
        '',
      ],
      () => [
        `for platform in ios android; do`,
        `  npx example ${n.action()} "$platform" --${n.trait()} --timeout=${n.number()}`,
        `  echo "$platform: $(date +%s) ${n.words()}" >> ${n.other}.log`,
        'done',
        '',
      ],
      () => [
        `if ! command -v ${n.thing} > /dev/null 2>&1; then`,
        `  npm install --save-dev @example/${n.thing}@${random.int(1, 9)}.${random.int(0, 20)}.${random.int(0, 20)}`,
        'fi',
        '',
      ],
      () => [
        `adb shell am start -n com.example.${n.thing}/.${n.pascal()}Activity | grep -v '${n.trait()}' || exit ${random.int(1, 9)}`,
        '',
      ],
      () => [
        `curl -fsSL "https://example.com/${n.other}/${n.number()}.tgz" | tar -xz -C "./${n.trait()}"`,
        `export ${n.other.toUpperCase()}_TOKEN=$(cat ./${n.trait()}/token)`,
        '',
      ],
      () => [
        `${n.action()}_${n.other}() {`,
        `  local name=$1 count=\${2:-${n.number()}}`,
        `  [[ -f "$name" ]] && sed -i "s/${n.trait()}/$count/g" "$name"`,
        '}',
        '',
      ],
    ],
    tail: ['', `echo "Done: ${n.words()}"`],
  });
}

export function groovy(random, n) {
  return compose(random, {
    head: [
      `apply plugin: 'com.android.application'`,
      '',
      'android {',
      `    namespace "com.example.${n.thing}"`,
      `    compileSdkVersion rootProject.ext.${n.field()} ?: ${n.number()}`,
    ],
    fragments: [
      () => [
        '    defaultConfig {',
        `        applicationId "com.example.${n.other}"`,
        `        versionCode ${n.number()}`,
        `        resValue "string", "${n.field()}", "${n.words()}"`,
        '    }',
      ],
      () => [
        '    buildTypes {',
        `        ${n.trait()}Release {`,
        `            minifyEnabled ${random.chance(0.5)}`,
        `            proguardFiles getDefaultProguardFile('${n.trait()}.txt'), '${n.thing}-${n.number()}.pro'`,
        '        }',
        '    }',
      ],
      () => [
        `    // Without this the app cannot ${n.words()}.`,
        `    packagingOptions { exclude 'META-INF/${n.trait()}/*.${n.other}' }`,
      ],
      () => [
        `    def ${n.field()} = project.hasProperty('${n.trait()}') ? project.${n.field()} : ${n.number()}`,
        `    ext.${n.field()} = [${n.trait()}: ${n.number()}, ${n.other}: "\${${n.field()}}-beta"]`,
      ],
      () => [
        '    dependencies {',
        `        implementation project(':${n.thing}-${n.trait()}')`,
        `        implementation "com.example:${n.other}:\${${n.field()}Version}"`,
        `        testImplementation 'junit:junit:4.${n.number()}'`,
        '    }',
      ],
      () => [
        `    task ${n.method()}(type: Copy) {`,
        `        from "src/${n.trait()}"`,
        `        doLast { println "Will ${n.words()}" }`,
        '    }',
      ],
    ],
    tail: ['}'],
  });
}
