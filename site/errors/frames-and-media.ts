import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** What other sites' frames, players and the microphone say. */
export default {
  on: ['ios', 'android', 'web'],
  tool: 'Console',
  more: ['web/index'],
  entries: [
    {
      text: 'Error 153: Video player configuration error',
      id: 'youtube-error-153',
      also: ['Error 153', 'Watch video on YouTube'],
      on: ['ios'],
      tool: 'YouTube',
      cause:
        'YouTube plays in a frame only if the request identifies the embedding page. From `trispan://localhost`, WebKit sends no such `Referer` header.',
      mend: 'Open the video with `Browser.open`, or frame a page on your own website that contains the player.',
      more: ['apis/browser'],
    },
    {
      text: 'Blocked a frame with origin "…" from accessing a cross-origin frame.',
      also: [
        'SecurityError: Blocked a frame with origin',
        'Blocked a frame with origin "…" from accessing a frame with origin "…". Protocols must match.',
        'Protocols, domains, and ports must match.',
      ],
      cause:
        'A script tried to access an `iframe` from another site, or the frame tried to access the page. Browsers forbid both.',
      mend: 'Exchange messages with `postMessage`. If the line comes from an advertisement or a player that works, ignore it.',
      more: ['guides/security'],
    },
    {
      text: "DOMException: play() failed because the user didn't interact with the document first.",
      id: 'play-failed-because-the-user-did-not-interact',
      also: ['NotAllowedError: play() failed', 'https://goo.gl/xX8pDD'],
      on: ['web'],
      cause:
        'Browsers let a page play sound only after the first tap. The web views of the native apps require no tap.',
      mend: 'Start the sound in a click handler, or set `muted` on a video that starts automatically.',
    },
    {
      text: 'Requires MODIFY_AUDIO_SETTINGS and RECORD_AUDIO. No audio device will be available for recording',
      id: 'requires-modify_audio_settings-and-record_audio',
      also: ['NotReadableError: Could not start audio source'],
      on: ['android'],
      tool: 'Logcat',
      cause: '`getUserMedia` asks for sound, but the manifest lacks one of the two permissions.',
      mend: 'Declare `RECORD_AUDIO` and `MODIFY_AUDIO_SETTINGS` in `AndroidManifest.xml`, then build and install the app again.',
      more: ['android/configuration'],
    },
  ],
} satisfies ErrorGroup;
