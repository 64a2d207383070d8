import { parseArgs } from 'node:util'
import { OpsError } from '../applications.ts'
import { dataDirectory, type DataDirectory } from '../data-directory.ts'

export interface CommandLine {
  readonly positionals: readonly string[]
  readonly environment: string
  readonly isJson: boolean
  readonly data: DataDirectory
  readonly to: number | undefined
  /** File with toggles, links and origins of an environment. */
  readonly settings: string | undefined
  /** Corporate number. */
  readonly company: string | undefined
  /** Environment to take from. */
  readonly from: string | undefined
  /** Who makes the change, where that is not the user of git. */
  readonly author: string | undefined
  /** Of `renew`: only once half of the live set's time has passed. */
  readonly isOnlyWhenDue: boolean
  /** Of `renew`: sequence of a live set whose key was revoked and that was looked at. */
  readonly accepted: number | undefined
  /** Of a new remote. */
  readonly prefix: string | undefined
  readonly label: string | undefined
  readonly owner: string | undefined
}

/** Reads the options that every command takes. @throws OpsError for an unknown one. */
export function readCommandLine(args: readonly string[]): CommandLine & { readonly isHelp: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        env: { type: 'string', default: 'local' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        to: { type: 'string' },
        settings: { type: 'string' },
        company: { type: 'string' },
        from: { type: 'string' },
        author: { type: 'string' },
        'when-due': { type: 'boolean', default: false },
        accept: { type: 'string' },
        prefix: { type: 'string' },
        label: { type: 'string' },
        owner: { type: 'string' },
      },
    })
    const sequences = { to: sequence(values.to, '--to'), accepted: sequence(values.accept, '--accept') }
    return { ...sequences, author: values.author, isOnlyWhenDue: values['when-due'], positionals, settings: values.settings, company: values.company, from: values.from, prefix: values.prefix, label: values.label, owner: values.owner, environment: values.env, isJson: values.json, isHelp: values.help, data: dataDirectory() }
  }
  catch (cause) {
    throw cause instanceof OpsError ? cause : new OpsError((cause as Error).message, { cause })
  }
}

function sequence(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw new OpsError(`${name} takes the sequence of a set, a whole number from 1`)
  return value
}
