import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UsageError, helpFor, parseOptions } from './options.ts';

const optionsIn = (help: string): string[] => [...help.matchAll(/--[a-z-]+(?=[ <]|$)/gm)].map(([flag]) => flag);

describe('parseOptions', () => {
  it('fills in what is not given', () => {
    expect(parseOptions(['build'])).toMatchObject({
      command: 'build',
      options: { siteDir: resolve('site'), outDir: resolve('dist'), port: 3000, strict: false, hostLayout: 'folders' },
    });
  });

  it('reads the flags of a command', () => {
    expect(parseOptions(['build', 'docs', '-o', '/tmp/out', '--strict'])).toMatchObject({
      options: { siteDir: resolve('docs'), outDir: resolve('/tmp/out'), strict: true },
    });
    expect(parseOptions(['build', '--host-layout', 'nginx'])).toMatchObject({ options: { hostLayout: 'nginx' } });
    expect(parseOptions(['serve', '--out', '/tmp/out', '-p', '0'])).toMatchObject({
      options: { outDir: resolve('/tmp/out'), port: 0 },
    });
    expect(parseOptions(['init', 'docs', '--starter', 'library', '--title', 'A b'])).toMatchObject({
      options: { siteDir: resolve('docs'), starter: 'library', title: 'A b', url: undefined },
    });
    expect(parseOptions(['dev', '--out', '/tmp/out', '--port', '80'])).toMatchObject({ options: { port: 80 } });
  });

  it('takes the name of a version before the site folder', () => {
    expect(parseOptions(['version', 'cut', 'v5', 'docs', '--dry-run', '--old', 'v4'])).toMatchObject({
      command: 'version cut',
      options: { name: 'v5', siteDir: resolve('docs'), dryRun: true, old: 'v4' },
    });
    expect(parseOptions(['version', 'drop', 'v2'])).toMatchObject({
      options: { name: 'v2', siteDir: resolve('site'), dryRun: false },
    });
    expect(parseOptions(['version', 'list', 'docs'])).toMatchObject({ options: { siteDir: resolve('docs') } });
    expect(() => parseOptions(['version', 'cut'])).toThrow(
      new UsageError('Name the version: pagewright version cut v5'),
    );
    expect(() => parseOptions(['version', 'ct', 'v5'])).toThrow(new UsageError('Unknown command "version ct".'));
    expect(helpFor('version cut')).toContain('Usage: pagewright version cut <name> [site-folder] [options]');
  });

  it.each([
    [['check', '--out', 'x'], 'The command check does not take --out, only --external, --freshness, --help.'],
    [['search', 'push', '--strict'], 'The command search push does not take --strict, only --help.'],
    [
      ['build', '-p', '80'],
      'The command build does not take --port, only --out, --host-layout, --strict, --accept, --help.',
    ],
    [['serve', '--strict'], 'The command serve does not take --strict, only --out, --port, --host, --help.'],
    [['init', '--out', 'x'], 'The command init does not take --out, only --starter, --title, --url, --help.'],
    [
      ['build', '--starter', 'page'],
      'The command build does not take --starter, only --out, --host-layout, --strict, --accept, --help.',
    ],
    [
      ['check', '--strict', '--help'],
      'The command check does not take --strict, only --external, --freshness, --help.',
    ],
  ])('rejects a flag that the command does not take: %j', (argv, message) => {
    expect(() => parseOptions(argv)).toThrow(new UsageError(message));
  });

  it.each([
    [['dev'], undefined, 'site'],
    [['dev', '--host'], true, 'site'],
    [['dev', '--host', 'docs'], true, 'docs'],
    [['dev', '--host', '192.0.2.1', 'docs'], '192.0.2.1', 'docs'],
    [['serve', '--host', '::1'], '::1', 'site'],
    [['dev', '--host=name.example', 'docs'], 'name.example', 'docs'],
    [['dev', '--host', '-p', '80'], true, 'site'],
  ])('reads the address of %j', (argv, host, folder) => {
    expect(parseOptions(argv)).toMatchObject({ options: { host, siteDir: resolve(folder) } });
  });

  it('accepts the highest port there is', () => {
    expect(parseOptions(['serve', '-p', '65535'])).toMatchObject({ options: { port: 65_535 } });
  });

  it.each(['', '65536', '-1', '80.5', '1e3', 'http'])('rejects the port "%s"', (port) => {
    expect(() => parseOptions(['serve', `--port=${port}`])).toThrow(
      new UsageError(`Invalid --port "${port}": expected a number from 0 to 65535.`),
    );
  });

  it.each([
    ['ngnix', 'did you mean "nginx"?'],
    [
      'ftp',
      'expected one of folders, files, both, github-pages, netlify, cloudflare, vercel, s3, nginx, apache, caddy.',
    ],
  ])('rejects the host "%s"', (name, hint) => {
    expect(() => parseOptions(['build', '--host-layout', name])).toThrow(
      new UsageError(`Invalid --host-layout "${name}": ${hint}`),
    );
  });

  it('shows help without a command', () => {
    expect(parseOptions(['--help'])).toEqual({ help: true });
    expect(parseOptions(['check', '-h'])).toEqual({ help: true, command: 'check' });
  });
});

describe('helpFor', () => {
  it.each([
    ['dev', ['--out', '--port', '--host', '--help']],
    ['check', ['--external', '--freshness', '--help']],
    ['search push', ['--help']],
  ] as const)('lists the flags of %s only', (command, flags) => {
    const help = helpFor(command);
    expect(help).toContain(`Usage: pagewright ${command} [site-folder] [options]`);
    expect(optionsIn(help.slice(help.indexOf('Options')))).toEqual(flags);
  });

  it('tells which commands take a flag', () => {
    expect(helpFor(undefined)).toMatch(/--strict +build: fail on warnings, and write nothing$/m);
  });
});
