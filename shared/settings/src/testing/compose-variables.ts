import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Variables } from '../environment.ts'

interface ComposeFile {
  readonly services: Readonly<Record<string, { readonly environment?: Readonly<Record<string, string>> }>>
}

/** `${NAME}`, `${NAME-default}`, `${NAME:-default}` and `${NAME:?what it is}`. */
const placeholder = /\$\{(\w+)(?:(:?[-?])([^}]*))?\}/g

/**
 * The environment variables with which docker-compose.yml starts a service.
 * @param exported what the operator has exported before
 * @throws Error where the file requires one that is not exported
 */
export function composeVariables(service: string, exported: Variables): Record<string, string> {
  const text = readFileSync(new URL('../../../../docker-compose.yml', import.meta.url), 'utf8')
  const { services } = parse(text, { merge: true }) as ComposeFile
  const { environment } = services[service] ?? {}
  if (!environment) throw new Error(`docker-compose.yml has no service ${service} with an environment`)
  const valueOf = (_: string, name: string, operator = '', rest = ''): string => {
    const value = exported[name] ?? ''
    if (value !== '') return value
    if (operator.endsWith('?')) throw new Error(`${service} requires ${name}: ${rest}`)
    return operator === '-' && exported[name] !== undefined ? '' : rest
  }
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value.replaceAll(placeholder, valueOf)]),
  )
}
