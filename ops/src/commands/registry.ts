import { once } from 'node:events'
import { OpsError, UsageError } from '../applications.ts'
import { defineCommand, type Answer } from '../command-line/command.ts'
import { positiveInteger } from '../command-line/values.ts'
import type { DataDirectory } from '../data-directory.ts'
import { createRegistry } from '../registry/server.ts'
import { createToken, readTeams, revokeToken } from '../registry/tokens.ts'

const forms = ['serve', 'teams', 'token TEAM NAME…', 'revoke TEAM'] as const

export const registry = defineCommand({
  usage: 'registry ACTION [NAME…]',
  summary: 'Take releases from teams on other machines, and hand them out',
  takes: [1, Infinity],
  options: {
    port: { type: 'string', value: 'PORT', text: '3420 unless given' },
    address: { type: 'string', value: 'ADDRESS', text: '127.0.0.1 unless given; in front of others put TLS' },
  },
  help: {
    text: `Actions: ${forms.join(', ')}. Speaks the OCI distribution protocol.
\`token\` shows a new token of a team, once: with it the team publishes these applications and reads all.
A release has to be signed by a key of its application: \`pnpm ops keys add\`.`,
    fails: 'something else listens on the port, or an application belongs to another team',
    example: ['registry token payments remote-payments', 'lets the team payments publish that remote'],
  },

  async run({ data, values, positionals: [action = '', ...names] }) {
    const [team = '', ...applications] = names
    if (action === 'serve' && names.length === 0) {
      return serve(data, positiveInteger(values.port, '--port', 3420), values.address)
    }
    if (action === 'teams' && names.length === 0) return listTeams(data)
    if (action === 'token' && team !== '') {
      const token = await createToken(data, team, applications)
      return { data: { team, applications, token }, lines: [token] }
    }
    if (action === 'revoke' && names.length === 1) {
      await revokeToken(data, team)
      return { data: { team }, lines: [`The token of ${team} is worth nothing any more`] }
    }
    throw new UsageError(`Say one of: ${forms.map(form => `registry ${form}`).join(', ')}`)
  },
})

async function serve(data: DataDirectory, port: number, address = '127.0.0.1'): Promise<Answer> {
  if (port > 65_535) throw new UsageError(`--port takes a number up to 65535, not ${port}`)
  const server = createRegistry(data).listen(port, address)
  await once(server, 'listening').catch((cause: unknown) => {
    throw new OpsError(`Nothing can listen on port ${port} of ${address}: give another one with --port`, { cause })
  })
  console.error(`registry http://${address}:${port}`)
  await once(server, 'close')
  return { data: null, lines: [] }
}

async function listTeams(data: DataDirectory): Promise<Answer> {
  const teams = (await readTeams(data)).map(({ team, applications }) => ({ team, applications }))
  const owned = (applications: readonly string[]) => applications.join(' ') || 'reads only'
  return { data: teams, lines: teams.map(({ team, applications }) => `${team.padEnd(20)} ${owned(applications)}`) }
}
