import type { Compiler } from 'webpack'

/** What stands in the identifiers of a container's entry, and of what starts federation for it → their ids. */
const ids = { 'container entry (': 'entry', '/.federation/entry.': 'federation' }

/**
 * Gives a remote's entry ids of its own. Its modules have full paths and hashes of them in their identifiers, from
 * which webpack makes ids: another checkout would build other scripts from the same sources.
 */
export class EntryIdsPlugin {
  apply({ hooks }: Compiler) {
    hooks.compilation.tap('EntryIdsPlugin', compilation => {
      compilation.hooks.beforeModuleIds.tap('EntryIdsPlugin', modules => {
        for (const module of modules) {
          const identifier = module.identifier()
          const [, id] = Object.entries(ids).find(([part]) => identifier.includes(part)) ?? []
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id)
        }
      })
    })
  }
}
