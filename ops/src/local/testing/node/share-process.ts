// Runs the test files it is given in this one process, one after the other: most of a file's time would be reading the
// API's sources. Each file is a suite, so its hooks are its own. Arguments: paths of the files.
import { resolve } from 'node:path'
import { suite } from 'node:test'
import { pathToFileURL } from 'node:url'

for (const file of process.argv.slice(2)) {
  suite(file, async () => {
    await import(pathToFileURL(resolve(file)).href)
  })
}
