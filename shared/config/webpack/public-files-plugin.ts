import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compiler } from 'webpack'

/** Puts the files of a folder into a build as they are, under their names. Without the folder there are none. */
export class PublicFilesPlugin {
  readonly #folder: string

  /** @param folder absolute. */
  constructor(folder: string) {
    this.#folder = folder
  }

  apply({ hooks, webpack }: Compiler): void {
    const { Compilation, sources } = webpack
    hooks.thisCompilation.tap('PublicFilesPlugin', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tapPromise({ name: 'PublicFilesPlugin', stage }, async () => {
        if (!existsSync(this.#folder)) return
        for (const name of await readdir(this.#folder))
          compilation.emitAsset(name, new sources.RawSource(await readFile(join(this.#folder, name))))
      })
    })
  }
}
