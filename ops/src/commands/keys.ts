import type { TrustedKey } from '@invoice-card/environment/verify'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { OpsError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { addKey, createKey, isActive, privateKeyPath, revokeKey, rotateKey } from '../keys/key-store.ts'
import { readTrust } from '../keys/trust-file.ts'
import type { Answer } from './commands.ts'
import type { CommandLine } from './options.ts'

export const keysUsage = 'keys list | create OWNER… | add OWNER FILE | rotate ID|OWNER | revoke ID'

/** `ops keys …`: who may sign what. */
export async function keys({ data, positionals: [action, ...names] }: CommandLine): Promise<Answer> {
  const [first, second] = names
  if (action === 'list') return list(data)
  if (action === 'create' && first) return created(await inTurn(names, owner => createKey(data, owner)))
  if (action === 'add' && first && second) return created([await addKey(data, first, await readPem(second))])
  if (action === 'rotate' && first) return rotated(await rotateKey(data, first))
  if (action === 'revoke' && first) return revoked(data, await revokeKey(data, first))
  throw new OpsError(`Usage: ops ${keysUsage}. An OWNER is host, remote-NAME or environment-NAME`)
}

async function list(data: DataDirectory): Promise<Answer> {
  const found = (await readTrust(data)).keys.map(({ public_key: _, ...key }) => ({ ...key, is_private_key_here: existsSync(privateKeyPath(data, key.id)) }))
  return { data: found, lines: found.map(key => `${key.id}  ${key.owner.padEnd(24)} ${key.created_at}  ${stateOf(key)}`) }
}

const stateOf = (
  { retired_at, revoked_at, is_private_key_here: isHere }: Omit<TrustedKey, 'public_key'> & { is_private_key_here: boolean },
): string =>
  revoked_at !== null ? `revoked ${revoked_at}`
  : retired_at !== null ? `retired ${retired_at}`
  : isHere ? 'signs here' : 'signs elsewhere'

const created = (made: readonly TrustedKey[]): Answer =>
  ({ data: made, lines: made.map(({ id, owner }) => `${id} may sign for ${owner}`) })

const rotated = ({ retired, created: made }: { retired: TrustedKey, created: TrustedKey }): Answer => ({
  data: { retired, created: made },
  lines: [`${made.id} may sign for ${made.owner}`, `${retired.id} signs no more; what it signed still holds`],
})

async function revoked(data: DataDirectory, key: TrustedKey): Promise<Answer> {
  const { keys: all } = await readTrust(data)
  const isLeft = all.some(other => other.owner === key.owner && isActive(other))
  const environment = /^environment-(.+)$/.exec(key.owner)?.[1]
  return {
    data: key,
    lines: [
      `Nothing holds any more that ${key.id} of ${key.owner} signed.`,
      ...isLeft ? [] : [`  No key signs for ${key.owner} now: \`pnpm ops keys create ${key.owner}\``],
      environment
        ? `  Look at what is live in ${environment} before it is signed anew: \`pnpm ops renew --env ${environment} --accept SEQUENCE\``
        : `  Publish and deploy it again: \`pnpm ops publish ${key.owner}\`, \`pnpm ops deploy ${key.owner}\``,
    ],
  }
}

async function inTurn<T>(names: readonly string[], work: (name: string) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (const name of names) done.push(await work(name))
  return done
}

const readPem = (
  file: string,
): Promise<string> => readFile(file, 'utf8').catch(() => { throw new OpsError(`There is no file ${file}`) })
