import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '../fixture-site.ts';
import { type Ask, askServer } from './ask.ts';

export interface RealServer {
  ask: Ask;
  stop: () => Promise<void>;
}

/** Servers as the distribution packages them, each with the configuration that a build has written for it. */
export const realServers = {
  nginx: { program: '/usr/sbin/nginx', start: startNginx },
  apache: { program: '/usr/sbin/apache2', start: startApache },
  caddy: { program: '/usr/bin/caddy', start: startCaddy },
};

async function startNginx(dist: string, program: string): Promise<RealServer> {
  const [folder, port] = [temporaryFolder(), await freePort()];
  const server = readFileSync(join(dist, 'nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('/usr/share/nginx/html', dist);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const file = join(folder, 'main.conf');
  writeFileSync(
    file,
    `daemon off;\nmaster_process off;\npid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${paths}\n${server}\n}\n`,
  );
  return run(spawn(program, ['-e', 'stderr', '-c', file]), port);
}

async function startApache(dist: string, program: string): Promise<RealServer> {
  const [folder, port] = [temporaryFolder(), await freePort()];
  letOthersRead(dist);
  const modules = [
    'mpm_event',
    'authz_core',
    'dir',
    'mime',
    'rewrite',
    'headers',
    'env',
    'setenvif',
    'deflate',
    'filter',
  ]
    .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
    .join('\n');
  const file = join(folder, 'main.conf');
  writeFileSync(
    file,
    `${modules}
ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${port}
User ${apacheUser}
Group ${apacheUser}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
TypesConfig /etc/mime.types
AddOutputFilterByType DEFLATE text/html text/markdown
DocumentRoot ${dist}
<Directory ${dist}>
  AllowOverride All
  Require all granted
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
`,
  );
  return run(spawn(program, ['-D', 'FOREGROUND', '-f', file]), port);
}

async function startCaddy(dist: string, program: string): Promise<RealServer> {
  const [folder, port] = [temporaryFolder(), await freePort()];
  const env = {
    ...process.env,
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    SITE_ROOT: dist,
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  };
  const file = join(folder, 'Caddyfile');
  // Its second server, for administration, would be at a port that all have in common.
  writeFileSync(file, `{\nadmin off\n}\n${readFileSync(join(dist, 'Caddyfile'), 'utf8')}`);
  return run(spawn(program, ['run', '--adapter', 'caddyfile', '--config', file], { env }), port);
}

/** Waits until the server answers; if it ends before that, what it has written is the error. */
async function run(server: ChildProcess, port: number): Promise<RealServer> {
  let printed = '';
  for (const stream of [server.stdout!, server.stderr!]) stream.on('data', (chunk) => (printed += String(chunk)));
  const ended = new Promise<void>((resolve) => server.on('close', () => resolve()));
  const ask = askServer(port);
  while (!(await ask('/').catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`The server did not start:\n${printed}`);
    await wait(20);
  }
  return {
    ask,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** Apache, started by root, becomes this user, which has to see the site. */
const apacheUser = 'www-data';

function letOthersRead(dist: string): void {
  for (let folder = dist; folder !== tmpdir() && folder !== dirname(folder); folder = dirname(folder))
    chmodSync(folder, 0o755);
}
