import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { type Config, readConfig } from '../../platform/config/public.ts'
import { UsageError } from './usage.ts'

/** What a running local instance says about itself. */
const LocalInstance = v.object({ database_url: v.string(), gateway_origin: v.string(), edge_origin: v.string() })

/** The configuration of the database in `DATABASE_URL`, or of the local instance under `DATA_DIR`. */
export function readBackofficeConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  if (variables.DATABASE_URL) return readConfig(variables)
  const file = join(resolve(variables.DATA_DIR ?? '.data'), 'local.json')
  const local = v.safeParse(LocalInstance, readJson(file))
  if (!local.success)
    throw new UsageError(
      `No running instance found: set DATABASE_URL, or start one with \`pnpm start\` (it writes ${file}).`,
    )
  const { database_url, gateway_origin, edge_origin } = local.output
  return readConfig({
    GATEWAY_ORIGIN: gateway_origin,
    EDGE_ORIGIN: edge_origin,
    ...variables,
    DATABASE_URL: database_url,
  })
}

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
