import { printBench } from '@invoice-card/config/bench'
import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { generate } from './corpus/generate.ts'
import { layoutsOf } from './corpus/layouts.ts'
import { figuresOf } from './figures.ts'
import { cachedDigitReader, cachedRecogniser } from './cached-recognition.ts'
import { lookupsOf } from './lookups.ts'
import { readOptions } from './options.ts'
import { type ReadFile, readFile } from './read-corpus.ts'
import { markdown, measuredOf, misses } from './report.ts'

const {
  corpora,
  isChosen,
  qualitiesOf,
  seed,
  folder,
  isJson,
  isWithoutRegister,
  areMissesShown,
  isDrawnOnly,
  isCached,
} = readOptions(process.argv.slice(2))
const layouts = (await Promise.all(corpora.map(layoutsOf))).flat().filter(isChosen)
const files = await generate(layouts, qualitiesOf, seed, folder)
console.error(`${files.length} documents of ${layouts.length} layouts, saved in ${folder}`)

if (!isDrawnOnly) {
  const lookups = lookupsOf(
    files.map(({ facts }) => facts.issuer),
    isWithoutRegister,
  )
  const tools = isCached ? { recogniser: cachedRecogniser(folder), digitReader: cachedDigitReader(folder) } : {}
  const done: ReadFile[] = []
  for (const file of files) {
    done.push(await readFile(file, lookups, tools))
    if (process.stderr.isTTY) process.stderr.write(`\r${done.length} of ${files.length} read`)
  }
  const figures = corpora
    .flatMap(corpus =>
      qualitiesOf(corpus).map(quality =>
        figuresOf(
          corpus,
          quality,
          done.filter(file => file.corpus === corpus && file.quality === quality),
        ),
      ),
    )
    .filter(({ documents }) => documents > 0)
  const conditions = {
    seed,
    cached: isCached,
    register: !isWithoutRegister,
    cpu: cpus()[0]?.model ?? '',
    cpus: cpus().length,
    loadAverage: loadavg()[0]?.toFixed(1),
    node: process.version,
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
  }
  const said = Object.entries(conditions).map(([name, value]) => `${name} ${value}`)
  printBench({
    isJson,
    details: { conditions, figures },
    measured: measuredOf(figures),
    markdown: `${said.join(', ')}\n${markdown(figures)}`,
  })
  if (areMissesShown) console.error(`\n${misses(done)}`)
}
