// Script samples: shell and Gradle.
import { compose } from './compose.mjs';

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
