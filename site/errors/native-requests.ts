import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** Codes of native requests, and what does not fit through the bridge. */
export default {
  on: ['android'],
  tool: 'Logcat',
  more: ['apis/http', 'android/troubleshooting'],
  entries: [
    {
      text: 'java.net.UnknownHostException: Unable to resolve host "…": No address associated with hostname',
      id: 'unknownhostexception',
      also: ['UnknownHostException'],
      cause: 'There is no connection, or no host has this name.',
      mend: 'Check the spelling. If an emulator finds no host at all, restart it with a cold boot.',
    },
    {
      text: 'java.net.SocketTimeoutException',
      also: ['SocketTimeoutException', 'connect timed out', 'Read timed out'],
      cause: 'The server did not respond within the time that the request allows.',
      mend: "Increase the request's timeouts. The version 4 Http plugin calls them `connectTimeout` and `readTimeout`.",
    },
    {
      text: 'java.net.MalformedURLException',
      also: ['MalformedURLException', 'no protocol: …'],
      cause: 'The URL is incomplete: in native code, there is no page that a path could be relative to.',
      mend: 'Pass the full URL, with `https://`.',
    },
    {
      text: 'java.net.ConnectException: Failed to connect to …',
      also: ['ConnectException', 'Connection refused'],
      cause: 'Nothing listens at this address. On the device, `localhost` is the device itself.',
      mend: "Use `10.0.2.2` on an emulator, or the computer's address. URLs from `convertFileSrc` are for the page; native requests cannot load them.",
      more: ['guides/uploads', 'guides/live-reload'],
    },
    {
      text: "DataCloneError: Failed to execute 'postMessage': … could not be cloned.",
      id: 'datacloneerror',
      also: ['DataCloneError', 'The object can not be cloned.'],
      on: ['ios', 'android', 'web'],
      tool: 'Console',
      cause:
        "A call's options contain a function, an element or a reactive object, which cannot be passed to the native side.",
      mend: 'Pass plain data: copy the fields that you need.',
      more: ['core-apis/data-types', 'basics/using-plugins'],
    },
  ],
} satisfies ErrorGroup;
