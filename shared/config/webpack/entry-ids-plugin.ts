import type { Compiler, Module } from 'webpack'

/** A container's entry, and what starts federation for it. */
const isEntry = (identifier: string) => identifier.startsWith('container entry (')
const isStart = (identifier: string) => !isEntry(identifier) && identifier.includes('/.federation/entry.')
const ids = [
  { id: 'entry', is: isEntry },
  { id: 'start', is: isStart },
]

/**
 * Gives a remote's entry ids of its own. Its modules have full paths and hashes of them in their identifiers, from
 * which webpack makes ids: another checkout would build other scripts from the same sources.
 */
export class EntryIdsPlugin {
  apply({ hooks }: Compiler): void {
    hooks.compilation.tap('EntryIdsPlugin', compilation => {
      compilation.hooks.beforeModuleIds.tap('EntryIdsPlugin', modules => {
        for (const { id, is } of ids) compilation.chunkGraph.setModuleId(onlyOne(modules as Iterable<Module>, is), id)
      })
    })
  }
}

function onlyOne(modules: Iterable<Module>, is: (identifier: string) => boolean): Module {
  const [module, ...others] = [...modules].filter(one => is(one.identifier()))
  if (!module || others.length > 0)
    throw new Error('Federation writes its entry in another way: its ids would depend on the place of the checkout')
  return module
}
