import { diagram } from '../diagram.mjs';

export default diagram(
  {
    code: { text: ['Web code', 'your sources'] },
    webDir: { text: ['webDir', 'index.html, assets'], tone: 'key', code: true },
    ios: { text: ['ios/', 'Xcode project'], code: true },
    android: { text: ['android/', 'Gradle project'], code: true },
    iosApp: { text: ['iOS app'], icon: 'ios' },
    androidApp: { text: ['Android app'], icon: 'android' },
    browser: { text: ['Browser'], icon: 'web' },
  },
  {
    wide: {
      height: 270,
      places: {
        code: [24, 106, 124, 58],
        webDir: [212, 106, 150, 58],
        ios: [438, 24, 128, 58],
        android: [438, 106, 128, 58],
        iosApp: [628, 24, 148, 58],
        androidApp: [628, 106, 148, 58],
        browser: [628, 188, 148, 58],
      },
      links: [
        { from: 'code.r', to: 'webDir.l', label: 'build' },
        { from: 'webDir.r', to: 'ios.l', mid: 412 },
        { from: 'webDir.r', to: 'android.l', label: 'sync', shift: [-13, 0] },
        { from: 'webDir.b', to: 'browser.l', label: 'deploy' },
        { from: 'ios.r', to: 'iosApp.l', label: 'run' },
        { from: 'android.r', to: 'androidApp.l', label: 'run' },
      ],
    },
    narrow: {
      height: 420,
      places: {
        code: [95, 16, 170, 48],
        webDir: [95, 100, 170, 48],
        ios: [14, 198, 154, 48],
        android: [192, 198, 154, 48],
        iosApp: [14, 282, 154, 44],
        androidApp: [192, 282, 154, 44],
        browser: [103, 360, 154, 44],
      },
      links: [
        { from: 'code.b', to: 'webDir.t', label: 'build' },
        { from: 'webDir.l', to: 'ios.t', label: 'sync', shift: [0, 10] },
        { from: 'webDir.r', to: 'android.t', label: 'sync', shift: [0, 10] },
        { from: 'webDir.b', to: 'browser.t', label: 'deploy', shift: [-7, -75], anchor: 'start' },
        { from: 'ios.b', to: 'iosApp.t', label: 'run' },
        { from: 'android.b', to: 'androidApp.t', label: 'run' },
      ],
    },
  },
);
