import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import { findSession, saveSession } from '../../backoffice/commands/session/session-files.ts'
import { createBackofficeServer } from '../../server/backoffice-app.ts'
import { jobs } from '../../worker/jobs.ts'
import type { TestApp } from '../app/app.ts'
import { createExaminerDesk } from './examiners.ts'

const main = fileURLToPath(new URL('../../backoffice.ts', import.meta.url))

type Variables = Readonly<Record<string, string>>

interface Ran {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** `pnpm backoffice` as a process, and the port that it asks; both gone after the last test of the file. */
export async function startBackoffice({ examiner, config }: Pick<TestApp, 'examiner' | 'config'>) {
  const server = createBackofficeServer(examiner, jobs).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  after(() => {
    server.close()
    server.closeAllConnections()
  })
  const desk = createExaminerDesk(examiner)
  const sessionsDir = `${config.dataDir}/backoffice-sessions`
  const target = { origin, sessionsDir, isLocal: false, given: {} }

  const start = (argv: readonly string[], variables: Variables = {}) => {
    const child = spawn(process.execPath, [main, ...argv], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        ENVIRONMENT: 'staging',
        BACKOFFICE_ORIGIN: origin,
        DATA_DIR: config.dataDir,
        ...variables,
      },
    })
    const said = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const)
      child[name].setEncoding('utf8').on('data', (text: string) => {
        said[name] += text
      })
    const ended = once(child, 'close').then(([code]): Ran => ({ code: Number(code), ...said }))
    return { child, said, ended }
  }

  /** The command as a person runs it. @param variables beside those of an environment that is not a developer's */
  const run = (
    argv: readonly string[],
    { stdin = '', variables }: { readonly stdin?: string; readonly variables?: Variables } = {},
  ): Promise<Ran> => {
    const { child, ended } = start(argv, variables)
    child.stdin.end(stdin)
    return ended
  }

  /** The same where the last line that is typed depends on what was said before. */
  const talk = (
    argv: readonly string[],
    lines: readonly string[],
    lastLine: (said: string) => string | undefined,
  ): Promise<Ran> => {
    const { child, said, ended } = start(argv)
    child.stdin.write(`${lines.join('\n')}\n`)
    child.stderr.on('data', () => {
      const line = child.stdin.writable ? lastLine(said.stderr) : undefined
      if (line !== undefined) child.stdin.end(`${line}\n`)
    })
    return ended
  }

  return {
    run,
    talk,
    sessionOf: (login: string) => findSession(target, login),
    /**
     * As after a sign-in. The test's clock is not the one of the process, which asks its own for how long the file is
     * good.
     */
    signIn: async (login: string): Promise<void> =>
      saveSession(target, { login, token: await desk.startSession(login), expires_at: '2999-01-01T00:00:00Z' }),
  }
}
