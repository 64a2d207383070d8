import { freePort } from '@invoice-card/config/free-port'
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { repositoryRoot } from '../applications.ts'

const taken = createServer().listen(0, '127.0.0.1')
await once(taken, 'listening')
after(() => taken.close())
const { port } = taken.address() as AddressInfo

/** `pnpm dev` as a process of its own. */
function dev(...args: string[]) {
  const child = spawn(
    process.execPath,
    [join(repositoryRoot, 'ops/src/main.ts'), 'dev', '--url', 'http://127.0.0.1:1', '--port', ...args],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  after(() => child.kill('SIGKILL'))
  return child
}

test('where the port is taken, it says so and ends', { timeout: 60_000 }, async () => {
  const child = dev(String(port), '--filter', 'remote-account')
  const [said, [exitCode]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  assert.equal(exitCode, 1)
  assert.equal(said, `Port ${port} is taken: give another one with --port\n`)
})

test('names the address of the remote, which begins with its prefix', { timeout: 120_000 }, async () => {
  const free = String(await freePort())
  const child = dev(free, '--filter', 'remote-account')
  let said = ''
  for await (const chunk of child.stderr) {
    said += String(chunk)
    if (said.includes('shows')) break
  }
  assert.equal(said.split(' shows')[0], `dev http://localhost:${free}/myaccount`)
})
