import type { ErrorGroup } from '../plugins/errors/error-group.ts';

/** npm, Node.js and the shell. */
export default {
  on: ['any'],
  tool: 'npm',
  more: ['getting-started/environment-setup', 'getting-started/dependencies'],
  entries: [
    {
      text: 'npm ERR! code ERESOLVE',
      also: [
        'ERESOLVE unable to resolve dependency tree',
        'ERESOLVE could not resolve',
        'Could not resolve dependency: peer @trispan/core',
      ],
      cause: 'A plugin is made for a different major version of `@trispan/core` from the one in the app.',
      mend: 'Install the plugin release that fits, for example with `@4` for version 4 of the core. Do not force the installation: the native code would not fit either.',
      more: ['basics/using-plugins'],
    },
    {
      text: 'npm ERR! code EACCES',
      also: [
        "EACCES: permission denied, mkdir '/usr/local/lib/node_modules/…'",
        'npm ERR! syscall mkdir',
        'Error: EACCES: permission denied, open',
        'EPERM: operation not permitted',
      ],
      cause:
        'npm is not allowed to write here: the folder belongs to the system, or an earlier `sudo npm` created the files.',
      mend: 'Install packages in the project, without `sudo`. Take back ownership of the files with `sudo chown -R $(whoami) ~/.npm node_modules`.',
    },
    {
      text: "npm ERR! enoent ENOENT: no such file or directory, open '…/package.json'",
      also: ['npm ERR! code ENOENT', 'Could not read package.json'],
      cause: 'There is no `package.json` in this folder.',
      mend: "Go to the app's folder and repeat the command.",
      more: ['getting-started/index'],
    },
    {
      text: 'npm ERR! code E404',
      also: ['npm ERR! 404 Not Found - GET https://registry.npmjs.org/…', 'is not in this registry.'],
      cause:
        'The registry has no such package: the name has a typo, the package is private and its scope is not bound to its registry, or it belongs to another version of Trispan.',
      mend: "Check the name on the plugin's page. For a private package, bind its scope in `.npmrc`.",
      more: ['plugins/enterprise', 'plugins/community'],
    },
    {
      text: 'npm ERR! code ETARGET',
      also: ['npm ERR! notarget No matching version found for …'],
      cause: 'There is no release with this version number.',
      mend: 'List the versions with `npm view PACKAGE versions`, then correct the number.',
      more: ['basics/using-plugins'],
    },
    {
      text: 'npm ERR! code E401',
      also: ['401 Unauthorized', '403 Forbidden', 'npm ERR! code E403', 'Unable to authenticate, need: Basic'],
      cause: 'You have no token for the registry, or your token has expired or has no rights to this package.',
      mend: "Run `npm whoami` with `--registry` and the registry's address. If that fails, run `npm login` with the same option.",
      more: ['plugins/enterprise', 'plugins/community'],
    },
    {
      text: 'Failed to replace env in config: ${…}',
      cause: '`.npmrc` reads an environment variable that is not set in this shell.',
      mend: 'Set the variable, also for the editor or build server that starts npm.',
      more: ['plugins/enterprise', 'plugins/community'],
    },
    {
      text: 'npm ERR! code EUSAGE: `npm ci` can only install packages when your package.json and package-lock.json are in sync.',
      id: 'npm-ci-can-only-install-packages-when-in-sync',
      also: ['Missing: … from lock file', 'Invalid: lock file'],
      cause: '`package.json` was changed without the lock file.',
      mend: 'Run `npm install`, and commit `package-lock.json`.',
      more: ['guides/ci-cd'],
    },
    {
      text: 'npm WARN EBADENGINE Unsupported engine',
      also: [
        'requires Node.js version',
        'error … The engine "node" is incompatible with this module.',
        'You are using Node.js …. Vite requires Node.js version',
      ],
      cause: 'A package needs a different release of Node.js, usually a newer one.',
      mend: 'Install a maintained release of Node.js, delete `node_modules`, and run `npm install`.',
    },
    {
      text: 'npm ERR! code EINTEGRITY',
      also: ['sha512-… integrity checksum failed when using sha512', 'Verification failed while extracting'],
      cause:
        'A downloaded package is not the one that the lock file describes, because the cache is damaged or the package came from another registry.',
      mend: 'Run `npm cache clean --force` and install again. If the error remains, delete the lock file and let npm write a new one.',
    },
    {
      text: 'npm ERR! code ECONNRESET',
      also: [
        'npm ERR! network request to https://registry.npmjs.org/… failed',
        'ETIMEDOUT',
        'ENOTFOUND registry.npmjs.org',
        'ECONNREFUSED',
        'EAI_AGAIN',
      ],
      cause: 'The connection to the registry fails because there is no network or a proxy is in between.',
      mend: 'Try the address in a browser. Behind a proxy, run `npm config set proxy http://proxy.example:8080`, then do the same for `https-proxy`.',
    },
    {
      text: 'npm ERR! code SELF_SIGNED_CERT_IN_CHAIN',
      also: [
        'self signed certificate in certificate chain',
        'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
        'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      ],
      cause:
        'A proxy on your network signs connections with its own certificate authority, which Node.js does not trust.',
      mend: "Set `NODE_EXTRA_CA_CERTS` to that authority's certificate file. Do not switch `strict-ssl` off.",
    },
    {
      text: 'Error: error:0308010C:digital envelope routines::unsupported',
      also: ['ERR_OSSL_EVP_UNSUPPORTED', 'opensslErrorStack'],
      tool: 'Node.js',
      cause: 'An old webpack uses a hash function that Node.js 17 and later no longer have.',
      mend: 'Update the build tool. Until then, run `export NODE_OPTIONS=--openssl-legacy-provider`.',
    },
    {
      text: 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
      also: ['FATAL ERROR: Ineffective mark-compacts near heap limit'],
      tool: 'Node.js',
      cause: 'Building the web app needs more memory than Node.js uses by default.',
      mend: 'Run `export NODE_OPTIONS=--max-old-space-size=4096`, then build.',
    },
    {
      text: 'Error: ENOSPC: System limit for number of file watchers reached',
      tool: 'Node.js',
      cause: 'Linux lets a user watch only a limited number of files, and the development server needs more.',
      mend: 'Run `echo fs.inotify.max_user_watches=524288 | sudo tee -a /etc/sysctl.conf && sudo sysctl -p`.',
      more: ['guides/live-reload'],
    },
    {
      text: 'Error: listen EADDRINUSE: address already in use :::…',
      also: ['Port 5173 is in use', 'Port 3000 is already in use'],
      tool: 'Node.js',
      cause: 'Another program, usually an earlier development server, listens on this port.',
      mend: 'Stop that program, or choose another port and set it in `server.url` too.',
      more: ['guides/live-reload'],
    },
    {
      text: 'Error: EMFILE: too many open files',
      tool: 'Node.js',
      cause: 'The system lets a process open only a few files at a time.',
      mend: 'Run `ulimit -n 10240` in this terminal, then repeat the command.',
    },
    {
      text: "Error: Cannot find module '…'",
      also: ['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND', "Cannot find package '…' imported from"],
      tool: 'Node.js',
      cause: 'A package is not installed, or a script was started in another folder.',
      mend: "Run `npm install` in the app's folder. If the message names one of your own files, correct the path.",
    },
    {
      text: 'ERR_REQUIRE_ESM',
      also: [
        'Error [ERR_REQUIRE_ESM]: require() of ES Module … not supported.',
        'SyntaxError: Cannot use import statement outside a module',
        'require is not defined in ES module scope',
      ],
      tool: 'Node.js',
      cause: 'A script uses `require` for a package that supports only `import`, or the other way round.',
      mend: "Name your script `.mjs` and use `import`, or install the package's last release that supports `require`.",
      more: ['guides/automated-configuration', 'cli/index'],
    },
    {
      text: "The requested module '…' does not provide an export named 'default'",
      also: ['does not provide an export named'],
      tool: 'Node.js',
      cause: 'The script was written for another major version of the package.',
      mend: 'Install the version that the guide specifies, such as `npm install -D plist@3`.',
      more: ['guides/automated-configuration', 'plugins/workflow'],
    },
    {
      text: 'npx: command not found',
      also: [
        'npm: command not found',
        "'npx' is not recognized as an internal or external command",
        'env: node: No such file or directory',
      ],
      tool: 'Terminal',
      cause:
        'Node.js is not on the path of this terminal, of an editor started from the desktop, or of an Xcode build phase.',
      mend: 'Open a new terminal and run `node --version`. Start the editor from there, for example with `code .`.',
      more: ['getting-started/vscode-extension', 'getting-started/dependencies'],
    },
    {
      text: 'cannot be loaded because running scripts is disabled on this system.',
      also: ['UnauthorizedAccess', 'PSSecurityException', 'about_Execution_Policies'],
      tool: 'PowerShell',
      cause: 'Windows PowerShell runs no scripts by default, and `npx` is a script there.',
      mend: 'Run `Set-ExecutionPolicy -Scope CurrentUser RemoteSigned`, or use `npx.cmd`.',
    },
  ],
} satisfies ErrorGroup;
