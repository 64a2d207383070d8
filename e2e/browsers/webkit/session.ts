import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { freePort } from '@invoice-card/config/free-port'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { browserEnvironment, webKit } from '../../environment.ts'

interface WebKitSession {
  readonly driver: WebDriver
  readonly end: () => Promise<void>
}

const startsWithinMs = 20_000

/** Starts WebKitGTK with its driver, on a display of its own where the machine has none. */
export async function startWebKit(): Promise<WebKitSession> {
  if (!webKit) throw new Error('WEBKIT_DRIVER and WEBKIT_BROWSER name no WebKit')
  const processes: ChildProcess[] = []
  // Each leads a group with all that it started, and is ended by it: a browser outlives its driver.
  const start = (command: string, args: string[], environment: NodeJS.ProcessEnv = {}) => {
    const child = spawn(command, args, {
      detached: true,
      env: { ...browserEnvironment, ...environment },
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    processes.unshift(child)
    return child
  }
  const endAll = async () => {
    for (const child of processes) await endGroup(child)
  }
  try {
    const display = browserEnvironment.DISPLAY ?? (await ownDisplay(start))
    const port = await freePort()
    start(webKit.driver, [`--port=${port}`], { DISPLAY: display })
    const server = `http://127.0.0.1:${port}`
    await untilReady(server)
    const driver = await new Builder()
      .usingServer(server)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: webKit.browser, args: ['--automation'] },
        }),
      )
      .build()
    const end = async () => {
      await driver.quit().catch(() => {})
      await endAll()
    }
    return { driver, end }
  } catch (error) {
    await endAll()
    throw error
  }
}

type Start = (command: string, args: string[]) => ChildProcess

async function ownDisplay(start: Start): Promise<string> {
  const server = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'])
  const output = server.stdio[3] as Readable
  const [number] = (await once(output, 'data', { signal: AbortSignal.timeout(startsWithinMs) })) as [Buffer]
  return `:${number.toString().trim()}`
}

async function untilReady(server: string): Promise<void> {
  const until = Date.now() + startsWithinMs
  while (Date.now() < until) {
    const answer = await fetch(`${server}/status`).catch(() => null)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`WebKit's driver does not answer at ${server}`)
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // All of it has ended.
    return
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
