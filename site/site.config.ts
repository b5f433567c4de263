import { defineSite } from 'pagewright';
import { ads } from 'pagewright/ads';
import { commands } from 'pagewright/commands';
import { debugPages } from 'pagewright/debug';
import { feeds } from 'pagewright/feeds';
import { apiReference } from 'pagewright/reference';
import { socialCards } from 'pagewright/social-cards';
import { adList } from './ads.ts';
import { errors } from './plugins/errors/errors.ts';
import { cardColors, drawCard } from './social-card.ts';
import { synonyms } from './synonyms.ts';

const labels = { ios: 'iOS', android: 'Android', web: 'Web' };

export default defineSite({
  title: 'Trispan Documentation',
  tagline: 'One web app, running natively on iOS, Android and the web',
  url: 'https://trispan.example',
  baseUrl: '/docs/',
  favicon: 'favicon.svg',
  socialImage: 'img/social-card.png',
  i18n: {
    defaultLocale: 'en',
    locales: { en: { label: 'English', direction: 'ltr' } },
  },
  versions: [
    {
      name: 'current',
      label: 'v4',
      folder: 'v4',
      path: '',
      isLast: true,
      moved: { 'apis/preferences': 'apis/storage' },
    },
    {
      name: 'v3',
      label: 'v3',
      folder: 'v3',
      path: 'v3',
      banner: 'unmaintained',
      moved: {
        'apis/dialog': 'apis/modals',
        'apis/screen-reader': 'apis/accessibility',
        'getting-started/environment-setup': 'getting-started/dependencies',
        'main/basics/index': 'basics/index',
        'main/basics/managing-platforms': 'basics/managing-platforms',
        'web/progressive-web-apps': 'basics/progressive-web-app',
        'main/deployment/app-store': 'ios/deploying-to-app-store',
        'main/deployment/play-store': 'android/deploying-to-google-play',
        'main/android/managing-dependencies': 'android/managing-dependencies',
        'plugins/cordova': 'cordova/using-cordova-plugins',
        'plugins/web': 'plugins/js',
        'cli/commands/add': 'cli/add',
        'cli/commands/copy': 'cli/copy',
        'cli/commands/list': 'cli/list',
        'cli/commands/open': 'cli/open',
        'cli/commands/sync': 'cli/sync',
        'cli/commands/update': 'cli/update',
      },
    },
    { name: 'v2', label: 'v2', folder: 'v2', path: 'v2', banner: 'unmaintained' },
  ],
  tableOfContents: { minLevel: 2, maxLevel: 3 },
  versionChanges: true,
  colorMode: { followSystem: false },
  navbar: {
    hideOnScroll: true,
    logo: { alt: 'Trispan Docs', src: 'img/logo.svg' },
    items: [
      { type: 'doc', label: 'Docs', docId: 'index' },
      { type: 'doc', label: 'Plugins', docId: 'plugins/index' },
      { type: 'doc', label: 'CLI', docId: 'cli/index' },
      { type: 'versions', position: 'right' },
      { type: 'search', position: 'right' },
      {
        type: 'dropdown',
        position: 'right',
        label: 'Community',
        items: [
          { label: 'Community Hub', href: 'https://trispan.example/community' },
          { label: 'Forum', href: 'https://trispan.example/forum' },
          { label: 'Blog', href: 'https://trispan.example/blog' },
          { label: 'Fediverse', href: 'https://trispan.example/social' },
        ],
      },
      {
        type: 'dropdown',
        position: 'right',
        label: 'Support',
        items: [
          { label: 'Help Center', href: 'https://trispan.example/help' },
          { label: 'Customer Support', href: 'https://trispan.example/support' },
          { label: 'Enterprise Advisory', href: 'https://trispan.example/advisory' },
        ],
      },
      {
        type: 'social',
        position: 'right',
        icon: 'github',
        label: 'Source code',
        href: 'https://trispan.example/source',
      },
      { type: 'social', position: 'right', icon: 'chat', label: 'Chat', href: 'https://trispan.example/chat' },
      {
        type: 'locales',
        position: 'right',
        items: [{ label: '日本語', lang: 'ja', href: 'https://ja.trispan.example/' }],
      },
      { type: 'colorMode', position: 'right' },
    ],
  },
  footer: {
    columns: [
      {
        title: 'Documentation',
        links: [
          { label: 'Getting started', docId: 'getting-started/index' },
          { label: 'Official plugins', docId: 'apis/index' },
          { label: 'Command line', docId: 'cli/index' },
        ],
      },
      {
        title: 'Community',
        links: [
          { label: 'Forum', href: 'https://trispan.example/forum' },
          { label: 'Chat', href: 'https://trispan.example/chat' },
          { label: 'Blog', href: 'https://trispan.example/blog' },
        ],
      },
      {
        title: 'Support',
        links: [
          { label: 'Help Center', href: 'https://trispan.example/help' },
          { label: 'Customer Support', href: 'https://trispan.example/support' },
        ],
      },
    ],
    copyright: 'Trispan documentation. Text under CC BY 4.0, samples under MIT.',
  },
  announcement: {
    id: 'v4-released',
    text: 'Trispan 4 is here, with HTTP and cookies built into the core.',
    link: { label: 'How to update', href: '/docs/updating/4-0' },
  },
  strings: { 'search.field': 'Search guides, plugins, errors' },
  theme: { illustration: 'img/arcs.svg' },
  pageMenu: {
    assistants: [
      {
        label: 'ChatGPT',
        url: 'https://chatgpt.com/?q=Read%20{markdownUrl}%20and%20answer%20my%20questions%20about%20it.',
      },
      {
        label: 'Claude',
        url: 'https://claude.ai/new?q=Read%20{markdownUrl}%20and%20answer%20my%20questions%20about%20it.',
      },
    ],
  },
  search: {
    provider: 'local',
    indexName: 'trispan',
    contextual: true,
    synonyms,
    icons: 'img/icons.svg',
    suggestions: [
      { label: 'Add Trispan to a web app', docId: 'getting-started/index' },
      { label: 'Run on a device, with live reload', docId: 'guides/live-reload' },
      { label: 'Take a photo', docId: 'apis/camera' },
      { label: 'Open the app from a link', docId: 'guides/deep-links' },
      { label: 'Send push notifications', docId: 'guides/push-notifications-firebase' },
      { label: 'Publish on the App Store', docId: 'main/deployment/app-store' },
    ],
    help: { label: 'Ask in the forum', href: 'https://trispan.example/forum' },
  },
  editUrl: 'https://trispan.example/source/edit/main/site',
  plugins: [
    apiReference({
      scope: '@trispan',
      platforms: ['ios', 'android', 'web'],
      icons: 'img/icons.svg',
      core: 'core',
      inherit: true,
      labels: { ...labels, androidApi: 'Android API' },
      notes: [
        'androidBundledPermission',
        'androidFeature',
        'androidMetaData',
        'androidPermission',
        'androidPermissionAlias',
        'androidVariable',
        'gradleVariable',
        'iosPlist',
      ],
      config: { file: 'trispan.config', package: '@trispan/cli', type: 'TrispanConfig', sectionsUnder: 'plugins' },
    }),
    commands({ platforms: ['ios', 'android', 'web'], labels, icons: 'img/icons.svg' }),
    errors(),
    ads(adList),
    socialCards({ font: 'fonts/outfit-600-cards.ttf', colors: cardColors, draw: drawCard }),
    feeds(),
    debugPages(),
  ],
});
