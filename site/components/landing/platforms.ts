import type { Version } from './version.ts';

interface Platform {
  name: string;
  about: string;
  /** What to do, the page for it and what it is about. */
  links: [action: string, page: string, about: string][];
}

const ios = (setup: string): Platform => ({
  name: 'iOS',
  about: 'An Xcode project, yours to edit',
  links: [
    ['Set up', 'ios', setup],
    ['Configure', 'ios/configuration', 'Info.plist, permissions'],
    ['Troubleshoot', 'ios/troubleshooting', 'By error message'],
    ['Ship', 'ios/deploying-to-app-store', 'App Store'],
  ],
});

const android: Platform = {
  name: 'Android',
  about: 'A Gradle project, yours to edit',
  links: [
    ['Set up', 'android', 'Android Studio'],
    ['Configure', 'android/configuration', 'Manifest, permissions'],
    ['Troubleshoot', 'android/troubleshooting', 'By error message'],
    ['Ship', 'android/deploying-to-google-play', 'Google Play'],
  ],
};

/** The web has no page of its own for what fails: a section of its first one lists it. */
const web = (configure: [page: string, about: string], ship: string): Platform => ({
  name: 'Web',
  about: 'The same build, in any browser',
  links: [
    ['Set up', 'web', 'In the browser'],
    ['Configure', ...configure],
    ['Troubleshoot', 'web#what-can-go-wrong', 'What can go wrong'],
    ['Ship', ship, 'Progressive web app'],
  ],
});

export const platforms: Record<Version, Platform[]> = {
  v4: [
    ios('Xcode and CocoaPods'),
    android,
    web(['web/progressive-web-apps', 'Manifest, worker'], 'main/deployment/progressive-web-app'),
  ],
  v3: [
    ios('Xcode and CocoaPods'),
    android,
    web(['web/progressive-web-apps', 'Manifest, worker'], 'main/deployment/progressive-web-app'),
  ],
  v2: [ios('Xcode and CocoaPods'), android, web(['web/pwa-elements', 'PWA Elements'], 'basics/progressive-web-app')],
};
