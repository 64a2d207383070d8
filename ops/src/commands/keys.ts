import type { TrustedKey } from '@invoice-card/environment/verify'
import { existsSync } from 'node:fs'
import { OpsError, UsageError } from '../applications.ts'
import { defineCommand, type Answer } from '../command-line/command.ts'
import type { DataDirectory } from '../data-directory.ts'
import { addKey, createKey, isActive, privateKeyPath, revokeKey, rotateKey } from '../keys/key-store.ts'
import { readTrust } from '../keys/trust-file.ts'
import { readIfThere } from '../read-if-there.ts'

const forms = ['list', 'create OWNER…', 'add OWNER FILE', 'show ID', 'rotate ID|OWNER', 'revoke ID'] as const

export const keys = defineCommand({
  usage: 'keys ACTION [NAME…]',
  summary: 'Who may sign releases and environments',
  takes: [1, Infinity],
  options: {},
  help: {
    text: `Actions: ${forms.join(', ')}. An OWNER is host, remote-NAME or environment-NAME.
\`show\` prints a public key (PEM), \`add\` trusts one that was made elsewhere.
What a rotated key signed still holds, what a revoked one signed does not.`,
    fails: 'there is no such key or file, or the trust file is missing or damaged',
    example: ['keys create remote-statements', 'makes the key that signs the releases of a new remote'],
  },

  async run({ data, positionals: [action = '', ...names] }) {
    const [first = '', second = ''] = names
    if (action === 'list' && names.length === 0) return list(data)
    if (action === 'show' && names.length === 1) return show(data, first)
    if (action === 'create' && names.length > 0) return created(await inTurn(names, owner => createKey(data, owner)))
    if (action === 'add' && names.length === 2) return created([await addKey(data, first, await readPem(second))])
    if (action === 'rotate' && names.length === 1) return rotated(await rotateKey(data, first))
    if (action === 'revoke' && names.length === 1) return revoked(data, await revokeKey(data, first))
    throw new UsageError(`Say one of: ${forms.map(form => `keys ${form}`).join(', ')}`)
  },
})

async function list(data: DataDirectory): Promise<Answer> {
  const found = (await readTrust(data)).keys.map(({ public_key: _, ...key }) => ({
    ...key,
    is_private_key_here: existsSync(privateKeyPath(data, key.id)),
  }))
  return {
    data: found,
    lines: found.map(key => `${key.id}  ${key.owner.padEnd(24)} ${key.created_at}  ${stateOf(key)}`),
  }
}

async function show(data: DataDirectory, id: string): Promise<Answer> {
  const key = (await readTrust(data)).keys.find(one => one.id === id)
  if (!key) throw new OpsError(`No key ${id}: \`pnpm ops keys list\` names them`, { code: 'not_found' })
  return { data: key, lines: [key.public_key.trim()] }
}

type ListedKey = Omit<TrustedKey, 'public_key'> & { readonly is_private_key_here: boolean }

function stateOf({ retired_at, revoked_at, is_private_key_here: isHere }: ListedKey): string {
  if (revoked_at !== null) return `revoked ${revoked_at}`
  if (retired_at !== null) return `retired ${retired_at}`
  return isHere ? 'signs here' : 'signs elsewhere'
}

const created = (made: readonly TrustedKey[]): Answer => ({
  data: made,
  lines: made.map(({ id, owner }) => `${id} may sign for ${owner}`),
})

const rotated = ({ retired, created: made }: { retired: TrustedKey; created: TrustedKey }): Answer => ({
  data: { retired, created: made },
  lines: [`${made.id} may sign for ${made.owner}`, `${retired.id} signs no more; what it signed still holds`],
})

async function revoked(data: DataDirectory, key: TrustedKey): Promise<Answer> {
  const { keys: all } = await readTrust(data)
  const isLeft = all.some(other => other.owner === key.owner && isActive(other))
  const environment = /^environment-(.+)$/.exec(key.owner)?.[1]
  const renewal = `\`pnpm ops renew --env ${environment} --accept SEQUENCE\``
  return {
    data: key,
    lines: [
      `Nothing holds any more that ${key.id} of ${key.owner} signed.`,
      ...(isLeft ? [] : [`  No key signs for ${key.owner} now: \`pnpm ops keys create ${key.owner}\``]),
      environment
        ? `  Look at what is live in ${environment} before it is signed again: ${renewal}`
        : `  Publish and deploy it again: \`pnpm ops publish ${key.owner}\`, \`pnpm ops deploy ${key.owner}\``,
    ],
  }
}

async function inTurn<T>(names: readonly string[], work: (name: string) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (const name of names) done.push(await work(name))
  return done
}

async function readPem(file: string): Promise<string> {
  const pem = await readIfThere(file)
  if (pem === null) throw new OpsError(`There is no file ${file}`, { code: 'not_found' })
  return pem
}
