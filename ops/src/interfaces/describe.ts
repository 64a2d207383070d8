import type { BuildReport } from '@invoice-card/config/webpack'
import type { CallShapes as Calls } from '@invoice-card/contracts/manifest'
import { OpsError } from '../applications.ts'
import { DeclaredExports, type DeclaredExport } from './declared-exports.ts'
import { declarationFile, type Declarations, type Entries } from './declarations.ts'
import { eventsInterface, eventsPackage, givenTypes, remotePackage, type Interfaces } from './interfaces.ts'

/** What a build is described from. */
export interface Described {
  readonly name: string
  readonly report: Pick<BuildReport, 'imports' | 'exports' | 'remote'>
  /** Text of each source file in the build. */
  readonly sources: readonly string[]
  readonly entries: Entries
  readonly declarations: Declarations
  /** Shapes of the calls whose names are used. */
  readonly calls: (isUsed: (name: string) => boolean) => Calls
}

/** What a build offers, or uses. @throws OpsError where it takes one of our packages as a whole. */
export function describeInterfaces({ name, report, sources, entries, declarations, calls }: Described): Interfaces {
  const declared = new DeclaredExports(declarations)
  const isHost = report.remote === null
  const shared = Object.entries(isHost ? report.exports : report.imports)
  const isOurs = (name: string) => name in entries
  const fileOf = (name: string) => declarationFile(entries[name] ?? '')
  const all = sources.join('\n')
  // A name that nobody writes is no call; one that happens to be a call's costs a comparison.
  const words = new Set(all.match(/[A-Za-z_$][\w$]*/g))
  return {
    names: Object.fromEntries(shared.flatMap(([name, names]) => (isOurs(name) || !names ? [] : [[name, [...names]]]))),
    exports: Object.fromEntries(
      shared
        .filter(([name]) => isOurs(name))
        .map(([from, names]) => {
          if (!names)
            throw new OpsError(
              `${name} takes ${from} as a whole: import what it uses by name, so that the gate can compare it`,
            )
          return [from, hashes(names, export_ => declared.find(fileOf(from), export_))]
        }),
    ),
    events: eventsOf(
      all,
      isHost,
      eventsPackage in entries ? declared.members(fileOf(eventsPackage), eventsInterface) : {},
    ),
    given: hashes(remotePackage in entries ? givenTypes : [], type => declared.find(fileOf(remotePackage), type)),
    entries: Object.fromEntries(
      [...shared, [remotePackage] as const].flatMap(([name]) => (isOurs(name) ? [[name, fileOf(name)]] : [])),
    ),
    declarations: declared.reached(),
    calls: calls(name => words.has(name)),
    links: [...new Set([...all.matchAll(/['"`]\/([a-z][\w-]*)/g)].map(([, segment = '']) => segment))].sort(),
  }
}

function hashes(names: Iterable<string>, find: (name: string) => DeclaredExport | null): Record<string, string> {
  return Object.fromEntries(
    [...new Set(names)].sort().flatMap(name => {
      const found = find(name)
      return found ? [[name, found.hash]] : []
    }),
  )
}

/** The host has the bus: it offers every event, to every emitter and listener. */
function eventsOf(
  source: string,
  isHost: boolean,
  events: Readonly<Record<string, DeclaredExport>>,
): Interfaces['events'] {
  const named = (method: string) =>
    isHost
      ? Object.keys(events)
      : [...source.matchAll(new RegExp(`\\bbus\\.${method}\\('(\\w+)'`, 'g'))].map(([, name = '']) => name)
  return {
    emitted: hashes(named('emit'), name => events[name] ?? null),
    heard: hashes(named('on'), name => events[name] ?? null),
  }
}
