import { join } from 'node:path'
import type { DataDirectory } from '../../data-directory.ts'

const numbered = (sequence: number, ending: string) => `${String(sequence).padStart(6, '0')}.${ending}`

/** The history of an environment, which begins with its first set. */
export const setsPath = (data: DataDirectory, name: string): string => join(data.environment(name), 'sets')

/** A set of the history, in its envelope; written once. */
export const setPath = (data: DataDirectory, name: string, sequence: number): string =>
  join(setsPath(data, name), numbered(sequence, 'json'))

/**
 * The page of a set, beside the history: the Node edge takes it from here, so that set and page always belong together.
 */
export const pageOfSet = (environmentFolder: string, sequence: number): string =>
  join(environmentFolder, 'pages', numbered(sequence, 'html'))

/** The page that the canary of a set gives its visitors. */
export const canaryPageOfSet = (environmentFolder: string, sequence: number): string =>
  join(environmentFolder, 'pages', numbered(sequence, 'canary.html'))

/** The page of an override of a set. */
export const overridePageOfSet = (environmentFolder: string, sequence: number, id: string): string =>
  join(environmentFolder, 'pages', numbered(sequence, `override-${id}.html`))

/** The live set in its envelope; the API reads its toggles from here. */
export const currentSetPath = (data: DataDirectory, name: string): string =>
  join(data.environment(name), 'current.json')

/** The live page, for servers that only serve files. */
export const pagePath = (data: DataDirectory, name: string): string => join(data.environment(name), 'index.html')

/** The live page of the canary, for servers that only serve files; there while one runs. */
export const canaryPagePath = (data: DataDirectory, name: string): string => join(data.environment(name), 'canary.html')

/** The live pages of overrides by id, for servers that only serve files. */
export const overridesPath = (data: DataDirectory, name: string): string => join(data.environment(name), 'overrides')

/** The live page of an override; there while it is in the set. */
export const overridePagePath = (data: DataDirectory, name: string, id: string): string =>
  join(overridesPath(data, name), `${id}.html`)

/** Where the answer to `GET /environment.json` is. */
export const livePath = (data: DataDirectory, name: string): string => join(data.environment(name), 'environment.json')
