import { existsSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { repositoryRoot } from '../../applications.ts'
import { runCommand } from './command.ts'

/**
 * The browser for the journeys: `CHROMIUM`, else Debian's headless shell, else any installed one, else Playwright's
 * own download.
 * The shell comes first, as with Playwright itself: it needs a third less processor time than the whole browser.
 * @returns its path, or null when none of them runs.
 */
export async function findBrowser(report: (line: string) => void): Promise<string | null> {
  const headless = [process.env.CHROMIUM, 'chromium-headless-shell']
  const whole = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser']
  const first = await findProgram(headless)
  if (first) return first
  await installPackages(report, ['chromium-headless-shell', 'fonts-noto-cjk'])
  const installed = await findProgram([...headless, ...whole])
  if (installed) return installed
  const downloaded = await playwrightBrowser()
  if (await runs(downloaded)) return downloaded
  report("No Chromium is installed: downloading Playwright's")
  await runCommand(['node_modules/.bin/playwright', 'install', 'chromium'], { directory: join(repositoryRoot, 'e2e') })
  return (await runs(downloaded)) ? downloaded : null
}

/** nginx, which serves the built environment in one test. Null when it is neither here nor to be had. */
export async function findNginx(report: (line: string) => void): Promise<string | null> {
  const candidates = [process.env.NGINX, 'nginx', '/usr/sbin/nginx']
  const found = await findProgram(candidates, '-v')
  if (found) return found
  await installPackages(report, ['nginx'])
  return findProgram(candidates, '-v')
}

const playwrightBrowser = async (): Promise<string> => {
  const { output } = await runCommand(['node', '--print', 'require("playwright").chromium.executablePath()'], {
    directory: join(repositoryRoot, 'e2e'),
  })
  return output.trim()
}

/** The whole path of the first program that is here and runs; null where none is. */
export async function findProgram(
  candidates: readonly (string | undefined)[],
  versionFlag = '--version',
): Promise<string | null> {
  for (const candidate of candidates) {
    const path = candidate && pathOf(candidate)
    if (path && (await runs(path, versionFlag))) return path
  }
  return null
}

/** Whole path of a program, which Playwright asks for. */
const pathOf = (program: string): string | undefined =>
  isAbsolute(program)
    ? program
    : (process.env.PATH ?? '')
        .split(delimiter)
        .map(folder => join(folder, program))
        .find(path => existsSync(path))

const runs = async (program: string, versionFlag = '--version'): Promise<boolean> =>
  (await runCommand([program, versionFlag])).exitCode === 0

/** Whether `installPackages` may: Debian as root only; elsewhere nothing is installed behind somebody's back. */
export const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** Installs packages of Debian where it may, else does nothing. A failure is reported, not thrown. */
export async function installPackages(report: (line: string) => void, packages: readonly string[]): Promise<void> {
  if (!mayInstall()) return
  report(`Installing ${packages.join(', ')} with apt-get`)
  // At this run level a package does not start its service.
  const environment = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  // Without a network there is nothing to wait for: another browser may do.
  const apt = ['apt-get', '-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']
  await runCommand([...apt, 'update'], { environment })
  const { exitCode, output } = await runCommand([...apt, 'install', '-y', '--no-install-recommends', ...packages], {
    environment,
  })
  if (exitCode !== 0) report(output.trimEnd())
}
