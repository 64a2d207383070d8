// A process that has read its code and waits for its turn: the time between a death and the next process's first
// connection is then not that of reading sources. It has connected to nothing before it is asked to start.
import { flushCompileCache } from 'node:module'

const [file = '', ...read] = process.argv.slice(2)
const started = new Promise<void>(resolve => process.once('message', () => resolve()))
// Nothing else keeps it alive while it waits.
process.channel?.ref()
for (const module of read) await import(module)
// It is going to be killed: compiled code is saved now, for the next one.
flushCompileCache()
await started
process.channel?.unref()
await import(file)
