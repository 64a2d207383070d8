import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after } from 'node:test'
import { freePort } from '@invoice-card/config/free-port'
import { repositoryRoot } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'

const configuration = join(repositoryRoot, 'ops/nginx')

interface NginxOptions {
  readonly trustedProxy?: string
  /** Where several run on the same data. */
  readonly name?: string
  /** Directives with other times than in ops/nginx, e.g. `client_body_timeout: '300ms'`. */
  readonly times?: Readonly<Record<string, string>>
}

/**
 * Runs the machine's nginx (`NGINX`, else the one in the path) with ops/nginx as the containers do; gives the origin of
 * the edge.
 */
export async function startNginx(
  data: DataDirectory,
  apiPort: number,
  { trustedProxy = '255.255.255.255', name = trustedProxy, times = {} }: NginxOptions = {},
): Promise<string> {
  const folder = join(data.root, `nginx-${name}`)
  await mkdir(folder, { recursive: true })
  const [edgePort, releasePort] = [await freePort(), await freePort()]
  const release = `127.0.0.1:${releasePort}`
  const values = {
    EDGE_PORT: `127.0.0.1:${edgePort}`,
    RELEASE_PORT: release,
    RELEASES_DIR: data.releases,
    ENVIRONMENT_DIR: data.environment('local'),
    CONFIG_DIR: configuration,
    TRUSTED_PROXY: trustedProxy,
    RESOLVER: '127.0.0.1',
    ACCESS_LOG: join(folder, 'access.log'),
    ERROR_LOG: join(folder, 'errors-of-edge.log'),
    API_UPSTREAM: `127.0.0.1:${apiPort}`,
    UPSTREAMS: join(folder, 'upstreams.conf'),
  }
  // Nothing listens on port 1: this remote's container is down.
  await writeFile(
    values.UPSTREAMS,
    ['host', 'remote-payments', 'remote-hello'].map(name => `${name} ${release};\n`).join('') +
      'remote-suppliers 127.0.0.1:1;\n',
  )
  await fillIn('edge.conf.template', join(folder, 'edge.conf'), values, times)
  await fillIn('release.conf.template', join(folder, 'release.conf'), values)
  await writeFile(
    join(folder, 'nginx.conf'),
    `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 2048; }
http {
  access_log ${folder}/access.log;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/release.conf; include ${folder}/edge.conf;
}`,
  )
  const child = spawn(
    process.env.NGINX ?? 'nginx',
    ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  after(async () => {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGTERM')) await ended
  })
  const origin = `http://127.0.0.1:${edgePort}`
  await untilListening(origin, child.pid !== undefined, join(folder, 'error.log'))
  return origin
}

async function fillIn(
  template: string,
  target: string,
  values: Readonly<Record<string, string>>,
  times: Readonly<Record<string, string>> = {},
): Promise<void> {
  let text = await readFile(join(configuration, template), 'utf8')
  for (const [directive, time] of Object.entries(times)) {
    const asWritten = new RegExp(`^( *${directive}) \\w+;$`, 'm')
    if (!asWritten.test(text)) throw new Error(`${template} has no ${directive}: nginx would wait as long as it likes`)
    text = text.replace(asWritten, `$1 ${time};`)
  }
  await writeFile(
    target,
    text.replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => values[name] ?? ''),
  )
}

async function untilListening(origin: string, hasStarted: boolean, log: string): Promise<void> {
  for (let tries = 0; hasStarted && tries < 100; tries += 1) {
    if (
      await fetch(origin).then(
        response => response.arrayBuffer(),
        () => null,
      )
    )
      return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`nginx does not answer at ${origin}:\n${await readFile(log, 'utf8').catch(() => 'it did not start')}`)
}
