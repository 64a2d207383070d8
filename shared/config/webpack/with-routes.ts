import type { ChunkGraph, ChunkGroup, Module } from 'webpack'
import { isConsumed } from './federated-modules.ts'

/** Name of the script that has a remote's route table. */
export const routesScript = 'expose-routes'

/** From this share of the screens on. */
const most = 0.9

/**
 * A cache group: what most screens of a remote need comes with its route table, which is fetched before any of them.
 * Shared packages stay where they are needed, or the table would wait for all of them.
 */
export const withRoutes = {
  name: routesScript,
  chunks: 'async',
  priority: 20,
  enforce: true,
  test: (module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }) =>
    !isConsumed(module) && isNeededByMost(module, chunkGraph),
} as const

function isNeededByMost(module: Module, chunkGraph: ChunkGraph): boolean {
  const table = [...chunkGraph.getModuleChunksIterable(module)]
    .flatMap(chunk => [...chunk.groupsIterable])
    .flatMap(group => group.getParents())
    .find(group => group.chunks.some(({ name }) => name === routesScript))
  const screens = table?.getChildren() ?? []
  const has = (group: ChunkGroup) => group.chunks.some(chunk => chunkGraph.isModuleInChunk(module, chunk))
  return screens.filter(has).length >= most * Math.max(screens.length, 1)
}
