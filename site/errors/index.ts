import type { ErrorGroup } from '../plugins/errors/error-group.ts';
import androidBuild from './android-build.ts';
import androidCode from './android-code.ts';
import androidCrashes from './android-crashes.ts';
import androidEmulator from './android-emulator.ts';
import androidInstall from './android-install.ts';
import androidSigning from './android-signing.ts';
import appStore from './app-store.ts';
import appleSigning from './apple-signing.ts';
import bridge from './bridge.ts';
import cli from './cli.ts';
import cocoapods from './cocoapods.ts';
import cocoapodsTools from './cocoapods-tools.ts';
import corsAndCertificates from './cors-and-certificates.ts';
import devicePlugins from './device-plugins.ts';
import framesAndMedia from './frames-and-media.ts';
import frameworks from './frameworks.ts';
import gradle from './gradle.ts';
import gradleFiles from './gradle-files.ts';
import gradleScripts from './gradle-scripts.ts';
import iosConsole from './ios-console.ts';
import iosRequests from './ios-requests.ts';
import iosRun from './ios-run.ts';
import locationAndHttp from './location-and-http.ts';
import mediaAndFiles from './media-and-files.ts';
import nativeRequests from './native-requests.ts';
import npm from './npm.ts';
import ownPlugins from './own-plugins.ts';
import signInAndPush from './sign-in-and-push.ts';
import startPage from './start-page.ts';
import swift from './swift.ts';
import webApis from './web-apis.ts';
import webBuild from './web-build.ts';
import webRequests from './web-requests.ts';
import xcode from './xcode.ts';
import xcodeReleases from './xcode-releases.ts';

/** Every group by the name of its file, which is also what pages call it, in the order of the list of all. */
export default {
  gradle,
  'gradle-files': gradleFiles,
  'gradle-scripts': gradleScripts,
  'android-build': androidBuild,
  'android-code': androidCode,
  'android-install': androidInstall,
  'android-emulator': androidEmulator,
  'android-crashes': androidCrashes,
  cocoapods,
  'cocoapods-tools': cocoapodsTools,
  xcode,
  'xcode-releases': xcodeReleases,
  swift,
  'ios-run': iosRun,
  'ios-console': iosConsole,
  'apple-signing': appleSigning,
  'app-store': appStore,
  'android-signing': androidSigning,
  'web-requests': webRequests,
  'cors-and-certificates': corsAndCertificates,
  'ios-requests': iosRequests,
  'native-requests': nativeRequests,
  'sign-in-and-push': signInAndPush,
  'start-page': startPage,
  'web-apis': webApis,
  'frames-and-media': framesAndMedia,
  bridge,
  'media-and-files': mediaAndFiles,
  'device-plugins': devicePlugins,
  'location-and-http': locationAndHttp,
  'own-plugins': ownPlugins,
  cli,
  npm,
  frameworks,
  'web-build': webBuild,
} satisfies Record<string, ErrorGroup>;
