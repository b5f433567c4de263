import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** The server's permission, and whether it is who it says. */
export default {
  on: ['ios', 'android', 'web'],
  tool: 'Console',
  more: ['guides/security'],
  entries: [
    {
      text: "Access to fetch at '…' from origin 'http://localhost' has been blocked by CORS policy",
      id: 'blocked-by-cors-policy',
      also: [
        "No 'Access-Control-Allow-Origin' header is present on the requested resource.",
        'Access to XMLHttpRequest at',
        "The 'Access-Control-Allow-Origin' header has a value '…' that is not equal to the supplied origin",
      ],
      on: ['android', 'web'],
      versions: 'v4',
      cause:
        "The server may allow your website in the browser, but not the app's origin: `http://localhost` on Android, unless you changed scheme or host name.",
      mend: 'Allow `http://localhost` and `trispan://localhost` on the server, or send the request with the Http plugin.',
      more: ['guides/security#cors', 'apis/http'],
      common: true,
    },
    {
      text: "Access to fetch at '…' from origin 'http://localhost' has been blocked by CORS policy",
      id: 'blocked-by-cors-policy',
      also: [
        "No 'Access-Control-Allow-Origin' header is present on the requested resource.",
        'Access to XMLHttpRequest at',
      ],
      on: ['android', 'web'],
      versions: 'v3 v2',
      cause:
        "The server may allow your website in the browser, but not the app's origin: `http://localhost` on Android, unless you changed scheme or host name.",
      mend: 'Allow `http://localhost` and `trispan://localhost` on the server, or use a community plugin that sends native requests.',
      more: ['guides/security#cors', 'plugins/community'],
      common: true,
    },
    {
      text: 'Origin trispan://localhost is not allowed by Access-Control-Allow-Origin.',
      also: [
        'XMLHttpRequest cannot load … due to access control checks.',
        'Fetch API cannot load … due to access control checks.',
        'Status code: 200',
      ],
      on: ['ios'],
      cause:
        "The server does not allow the app's origin: `trispan://localhost` on iOS, unless you changed scheme or host name. A server that allows only `http://localhost` works only on Android.",
      mend: 'Allow that origin on the server. `*` works too, unless the request sends cookies.',
      more: ['guides/security#cors', 'ios/troubleshooting#requests-fail'],
      common: true,
    },
    {
      text: "Response to preflight request doesn't pass access control check: It does not have HTTP ok status.",
      id: 'preflight-request-does-not-have-http-ok-status',
      also: [
        'Preflight response is not successful. Status code: 404',
        'Response for preflight has invalid HTTP status code 405',
      ],
      cause:
        'Before the request, the browser asks for permission with `OPTIONS`, and the server responds with an error because it does not support this method or requires a sign-in.',
      mend: 'Let the server respond to `OPTIONS` with status 204 and the CORS headers before it checks who is asking.',
      more: ['guides/security#cors', 'android/troubleshooting#requests-fail'],
    },
    {
      text: 'Request header field … is not allowed by Access-Control-Allow-Headers in preflight response.',
      also: ['Method PUT is not allowed by Access-Control-Allow-Methods in preflight response.'],
      cause: 'The server allows the origin, but not this header or method.',
      mend: 'Add the header or method to `Access-Control-Allow-Headers` or `Access-Control-Allow-Methods` in the response to `OPTIONS`.',
      more: ['guides/security#cors', 'android/troubleshooting#requests-fail'],
    },
    {
      text: "The value of the 'Access-Control-Allow-Origin' header in the response must not be the wildcard '*' when the request's credentials mode is 'include'.",
      id: 'must-not-be-the-wildcard-when-credentials-mode-is-include',
      cause: 'When a request sends cookies, the server must respond with its exact origin.',
      mend: "Respond with the request's origin instead of `*`, and with `Access-Control-Allow-Credentials: true`.",
      more: ['apis/cookies', 'android/troubleshooting#requests-fail'],
    },
    {
      text: "AADSTS9002326: Cross-origin token redemption is permitted only for the 'Single-Page Application' client-type.",
      id: 'aadsts9002326',
      cause:
        'The app is registered with Microsoft as a native client, but a web page sent its token request. Such a request has an `Origin` header, which Microsoft accepts only from single-page applications.',
      mend: "Send the token request from native code: in version 4 with the Http plugin's patch, otherwise with a community plugin.",
      more: ['guides/oauth#providers'],
    },
    {
      text: 'This attempt to set a cookie via a Set-Cookie header was blocked because it had the "SameSite=Lax" attribute but came from a cross-site response',
      id: 'set-cookie-was-blocked-samesite-lax',
      also: [
        'This Set-Cookie was blocked because it had the "SameSite=Lax" attribute',
        `This Set-Cookie didn't specify a "SameSite" attribute and was defaulted to "SameSite=Lax"`,
      ],
      on: ['android', 'web'],
      cause:
        "To your server, the app's page is another site, and a cookie without `SameSite=None` stays within one site.",
      mend: 'Set the cookie with `SameSite=None; Secure` over `https`, and send requests with `credentials: "include"`.',
      more: ['apis/cookies', 'guides/security'],
    },
    {
      text: 'Refused to connect to \'…\' because it violates the following Content Security Policy directive: "connect-src …".',
      id: 'refused-to-connect-because-it-violates-content-security-policy',
      also: [
        'Refused to load the image',
        'Refused to load the script',
        'Refused to apply inline style',
        'Refused to execute inline script',
        "because it violates the document's Content Security Policy",
      ],
      cause: 'The policy in `index.html` does not list this address, or a scheme such as `blob:` or `data:`.',
      mend: 'Add the address or scheme to the directive that the message names. Pictures from the camera need `blob:` and `data:` in `img-src`.',
      more: ['guides/security'],
    },
    {
      text: "Refused to evaluate a string as JavaScript because 'unsafe-eval' is not an allowed source of script",
      id: 'refused-to-evaluate-a-string-as-javascript',
      also: ["EvalError: Refused to evaluate a string as JavaScript because 'unsafe-eval'"],
      cause:
        'A script uses `eval` or `new Function`, which the policy in `index.html` forbids. Development builds and template compilers often do.',
      mend: "Try the production build, and use the package's precompiled variant. Do not allow `unsafe-eval`.",
      more: ['guides/security'],
    },
    {
      text: 'net::ERR_CERT_AUTHORITY_INVALID',
      also: ['net::ERR_SSL_PROTOCOL_ERROR', 'SSL error: …', 'The certificate authority is not trusted'],
      on: ['android', 'web'],
      cause:
        'The certificate is self-signed, its issuer is unknown to the device, or the server does not send the intermediate certificates.',
      mend: 'Install the complete chain on the server. For tests, trust your own certificate authority in debug builds.',
      more: ['guides/self-signed-certificates'],
      common: true,
    },
    {
      text: 'net::ERR_CERT_COMMON_NAME_INVALID',
      on: ['android', 'web'],
      cause: 'The certificate does not contain the name or address in the URL.',
      mend: 'Create the certificate again with every name and address that you use.',
      more: ['guides/self-signed-certificates'],
    },
    {
      text: 'net::ERR_CERT_DATE_INVALID',
      on: ['android', 'web'],
      cause: 'The certificate has expired, or the device clock is wrong, which happens on emulators.',
      mend: 'Renew the certificate, or set the clock. If the device is an emulator, restart it.',
      more: ['guides/self-signed-certificates'],
    },
    {
      text: 'java.security.cert.CertPathValidatorException: Trust anchor for certification path not found.',
      also: ['javax.net.ssl.SSLHandshakeException'],
      on: ['android'],
      tool: 'Logcat',
      cause:
        'Native code called a server whose certificate issuer the device does not trust, or that does not send the intermediate certificates.',
      mend: 'Install the complete chain on the server. For tests, trust your own certificate authority in debug builds.',
      more: ['guides/self-signed-certificates'],
    },
    {
      text: 'javax.net.ssl.SSLPeerUnverifiedException: Hostname … not verified',
      also: ['Hostname … was not verified'],
      on: ['android'],
      tool: 'Logcat',
      cause: 'The name in the certificate is not the one in the URL.',
      mend: "Use the certificate's name in the URL, or create a certificate for the URL's name.",
      more: ['guides/self-signed-certificates'],
    },
    {
      text: 'error: resource raw/dev_ca not found',
      also: ['AAPT: error: resource raw/dev_ca (aka …:raw/dev_ca) not found.'],
      on: ['android'],
      tool: 'Gradle',
      cause:
        'The network security configuration is in `src/main`, but its certificate is in `src/debug`, so release builds lack the certificate.',
      mend: 'Move the configuration to `src/debug` too.',
      more: ['guides/self-signed-certificates'],
    },
    {
      text: 'java.io.IOException: Cleartext HTTP traffic to … not permitted',
      on: ['android'],
      tool: 'Logcat',
      cause: 'Native code requests a URL that starts with `http:`.',
      mend: 'Use `https:`, or allow the host in a network security configuration.',
      more: ['apis/http#unencrypted-addresses', 'android/configuration'],
    },
    {
      text: "Mixed Content: The page at 'https://…' was loaded over HTTPS, but requested an insecure resource 'http://…'.",
      id: 'mixed-content',
      also: [
        'This request has been blocked; the content must be served over HTTPS.',
        'requested insecure content from http://… This content was blocked',
      ],
      on: ['ios', 'android', 'web'],
      cause: 'The page was loaded over `https` but requests an `http` URL.',
      mend: "Use HTTPS on the server. If an Android app's server does not support HTTPS, leave `server.androidScheme` at `http`.",
      common: true,
    },
  ],
} satisfies ErrorGroup;
