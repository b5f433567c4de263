import actionSheet from './action-sheet.mjs';
import browser from './browser.mjs';
import camera from './camera.mjs';
import dialog from './dialog.mjs';
import geolocation from './geolocation.mjs';
import googleMaps from './google-maps.mjs';
import keyboard from './keyboard.mjs';
import localNotifications from './local-notifications.mjs';
import pushNotifications from './push-notifications.mjs';
import share from './share.mjs';
import * as splashScreen from './splash-screen.mjs';
import statusBar from './status-bar.mjs';
import toast from './toast.mjs';

export const looks = {
  'action-sheet': actionSheet,
  browser,
  camera,
  dialog,
  geolocation,
  'google-maps': googleMaps,
  keyboard,
  'local-notifications': localNotifications,
  'push-notifications': pushNotifications,
  share,
  'splash-screen': splashScreen.icon,
  'splash-screen-image': splashScreen.image,
  'status-bar': statusBar,
  toast,
};
