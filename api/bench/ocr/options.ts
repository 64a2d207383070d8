import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Half, halves } from './corpus/layouts.ts'
import { qualities, type Quality } from './corpus/qualities.ts'

const usage = `Usage: pnpm bench:ocr [options]

  --layouts X        tuned, unseen or all (default all)
  --quality a,b      of: ${qualities.join(', ')} (default all)
  --only a,b         names of layouts (tuned ones only)
  --seed N           other firms, amounts and flaws on the same layouts (default 1)
  --without-register issuers are read, not looked up by their T number
  --misses           print what was read wrongly on tuned layouts
  --json             print the figures as JSON instead of Markdown
  --keep DIR         where the documents live (default .cache/bench-ocr); drawn once per layout and seed
  --kept             take what was recognised earlier, and keep what is recognised now: to work on the rules; times and memory say nothing then
  --draw             draw the documents and read none

Whoever works on the reader looks at tuned layouts only: of unseen ones nothing but sums is printed.`

export type Options = ReturnType<typeof read>

/** Reads the command line; answers `--help` and wrong usage itself. */
export function readOptions(args: readonly string[]): Options {
  try {
    return read(args)
  }
  catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exit(2)
  }
}

function read(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'layouts': { type: 'string', default: 'all' }, 'quality': { type: 'string', default: qualities.join() }, 'only': { type: 'string' }, 'seed': { type: 'string', default: '1' },
      'without-register': { type: 'boolean', default: false }, 'misses': { type: 'boolean', default: false }, 'json': { type: 'boolean', default: false },
      'keep': { type: 'string', default: join(import.meta.dirname, '../../../.cache/bench-ocr') }, 'draw': { type: 'boolean', default: false }, 'kept': { type: 'boolean', default: false }, 'help': { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) {
    console.log(usage)
    process.exit(0)
  }
  const seed = Number(values.seed)
  if (!Number.isInteger(seed)) throw new TypeError(`--seed takes a whole number, not ${values.seed}`)
  const only = values.only?.split(',')
  return {
    halves: only ? ['tuned'] as const : halvesOf(values.layouts), qualities: values.quality.split(',').map(qualityOf), only, seed, keep: resolve(values.keep),
    isJson: values.json, isWithoutRegister: values['without-register'], areMissesShown: values.misses, isDrawnOnly: values.draw, isKept: values.kept,
  }
}

function halvesOf(name: string): readonly Half[] {
  if (name === 'all') return halves
  const half = halves.find(known => known === name)
  if (!half) throw new TypeError(`--layouts takes tuned, unseen or all, not ${name}`)
  return [half]
}

function qualityOf(name: string): Quality {
  const quality = qualities.find(known => known === name)
  if (!quality) throw new TypeError(`--quality knows ${qualities.join(', ')}, not ${name}`)
  return quality
}
