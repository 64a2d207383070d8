import { printBench } from '@invoice-card/config/bench'
import { openDatabase } from './data/database.ts'
import { measure } from './measure-parts.ts'
import { readOptions } from './options.ts'
import type { RunningProcess } from './processes/product.ts'
import { markdown, measuredOf } from './report.ts'

const options = readOptions(process.argv.slice(2))
console.error(`database of ${options.rows} invoices in ${options.data}: about a minute where it has to be made`)
const database = await openDatabase(options.data, options.port, options.rows, options.isFresh)
const running: RunningProcess[] = []
const stop = async () => {
  for (const child of running.toReversed()) await child.stop()
  await database.server.stop()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)))
try {
  const figures = await measure(options, database, running)
  printBench({ isJson: options.isJson, details: figures, measured: measuredOf(figures), markdown: markdown(figures) })
} finally {
  await stop()
}
