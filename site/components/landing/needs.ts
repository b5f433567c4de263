import type { Version } from './version.ts';

/** What a version needs at least, and what else is to be known about it. */
export const needs: Record<Version, [what: string, least: string, more: string][]> = {
  v4: [
    ['iOS', '13.0 or newer', 'Xcode and CocoaPods'],
    ['Android', '5.1 or newer', 'API level 22, web view 60'],
    ['Node.js', '12.4 or newer', 'For the command line'],
    ['JDK', '11', 'For Android builds'],
  ],
  v3: [
    ['iOS', '12.0 or newer', 'Swift 5.1 in the Xcode project'],
    ['Android', '5.0 or newer', 'API level 21; built with 30'],
    ['Node.js', '12.4 or newer', 'For the command line'],
  ],
  v2: [
    ['iOS', '11.0 or newer', 'Swift 5.0 in the Xcode project'],
    ['Android', '5.0 or newer', 'API level 21; built with 29'],
    ['Node.js', '8.3 or newer', 'For the command line'],
  ],
};
