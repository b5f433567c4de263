import type { Version } from './version.ts';

/** A task, and what helps with it: the page in `apis/`, its name and what it does in a few words. */
interface Task {
  title: string;
  plugins: [page: string, name: string, does: string][];
  /** What helps if none of them does. */
  other?: [page: string, name: string, does: string];
}

/** What came with a version: not part of the one before it, under no name. In those no longer maintained nothing is new. */
export const newIn: Partial<Record<Version, string[]>> = { v4: ['http', 'cookies'] };

const shared = {
  toast: ['toast', 'Toast', 'A passing message'],
  local: ['local-notifications', 'Local Notifications', 'Scheduled on the device'],
  push: ['push-notifications', 'Push Notifications', 'Sent by your server'],
  camera: ['camera', 'Camera', 'Take and pick photos'],
  filesystem: ['filesystem', 'Filesystem', 'Read and write files'],
  clipboard: ['clipboard', 'Clipboard', 'Copy and paste'],
  share: ['share', 'Share', 'The system’s share sheet'],
  geolocation: ['geolocation', 'Geolocation', 'Where the device is'],
  motion: ['motion', 'Motion', 'Acceleration, orientation'],
  haptics: ['haptics', 'Haptics', 'Taps and vibration'],
  splash: ['splash-screen', 'Splash Screen', 'Until the app is ready'],
  status: ['status-bar', 'Status Bar', 'Style and visibility'],
  keyboard: ['keyboard', 'Keyboard', 'Events, height, resizing'],
  storage: ['storage', 'Storage', 'Small values by key'],
  network: ['network', 'Network', 'Online, offline, and how'],
  browser: ['browser', 'Browser', 'Web pages over the app'],
  device: ['device', 'Device', 'Model, system, battery'],
} satisfies Record<string, Task['plugins'][number]>;

const dialogs: Task['plugins'] = [
  ['action-sheet', 'Action Sheet', 'Choose from a list'],
  ['dialog', 'Dialog', 'Alert, confirm, prompt'],
];
const maps: Task['plugins'][number] = ['google-maps', 'Google Maps', 'A native map in the page'];
const screen: Task['plugins'] = [
  shared.splash,
  shared.status,
  shared.keyboard,
  ['text-zoom', 'Text Zoom', 'The size users prefer'],
  ['screen-reader', 'Screen Reader', 'Detect it, speak text'],
];
const apps: Task['plugins'] = [
  ['app', 'App', 'State, links, back button'],
  ['app-launcher', 'App Launcher', 'Open other apps'],
  shared.browser,
  shared.device,
];

const appsAndOthers: Task = {
  title: 'App and device',
  plugins: apps,
  other: ['plugins/creating-plugins', 'Your own', 'Call any native code'],
};

/** All official plugins of each version. Tasks with equally many are beside each other. */
export const tasks: Record<Version, Task[]> = {
  v4: [
    { title: 'Notify and ask', plugins: [...dialogs, shared.toast, shared.local, shared.push] },
    { title: 'Screen and input', plugins: screen },
    appsAndOthers,
    { title: 'Media and files', plugins: [shared.camera, shared.filesystem, shared.clipboard, shared.share] },
    { title: 'Place and touch', plugins: [shared.geolocation, maps, shared.motion, shared.haptics] },
    {
      title: 'Data and network',
      plugins: [
        ['http', 'Http', 'Requests without CORS'],
        ['cookies', 'Cookies', 'Read, set and clear'],
        ['preferences', 'Preferences', 'Small values by key'],
        shared.network,
      ],
    },
  ],
  v3: [
    { title: 'Notify and ask', plugins: [...dialogs, shared.toast, shared.local, shared.push] },
    { title: 'Screen and input', plugins: screen },
    appsAndOthers,
    { title: 'Place and touch', plugins: [shared.geolocation, maps, shared.motion, shared.haptics] },
    { title: 'Media and sharing', plugins: [shared.camera, shared.clipboard, shared.share] },
    { title: 'Data and network', plugins: [shared.filesystem, shared.storage, shared.network] },
  ],
  v2: [
    {
      title: 'Notify and ask',
      plugins: [['modals', 'Modals', 'Alerts, prompts, action sheets'], shared.toast, shared.local, shared.push],
    },
    {
      title: 'Media and sharing',
      plugins: [shared.camera, ['photos', 'Photos', 'The photo library, on iOS'], shared.clipboard, shared.share],
    },
    { title: 'Place and device', plugins: [shared.geolocation, shared.motion, shared.haptics, shared.device] },
    {
      title: 'Screen and input',
      plugins: [
        shared.splash,
        shared.status,
        shared.keyboard,
        ['accessibility', 'Accessibility', 'Detect screen readers, speak'],
      ],
    },
    {
      title: 'Data and network',
      plugins: [
        shared.filesystem,
        shared.storage,
        shared.network,
        ['background-task', 'Background Task', 'Finish work after leaving'],
      ],
    },
    {
      title: 'App and debugging',
      plugins: [
        ['app', 'App', 'State, links, back button'],
        shared.browser,
        ['permissions', 'Permissions', 'Look up what is allowed'],
        ['console', 'Console', 'Logs of the web view'],
      ],
    },
  ],
};
