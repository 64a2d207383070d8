import { join, resolve } from 'node:path'
import { namesOf, readCommandLine, wholeNumber } from '@invoice-card/config/bench/command-line'
import { type Corpus, corpora, isOpen, type NamedLayout } from './corpus/layouts.ts'
import { qualities, qualitiesOf, type Quality } from './corpus/qualities.ts'

const usage = `Usage: pnpm bench:ocr [options]

  --layouts a,b      corpora, of: ${corpora.join(', ')} (default all)
  --quality a,b      of: ${qualities.join(', ')} (default: those of each corpus)
  --only a,b         names of layouts (not of unseen or held-out ones)
  --seed N           other firms, amounts and flaws on the same layouts (default 1)
  --without-register issuers are read, not looked up by their T number
  --misses           print what was read wrongly (not of unseen or held-out layouts)
  --json             print the figures as JSON instead of Markdown
  --folder DIR       where the documents live (default .cache/bench-ocr); drawn once per layout and seed
  --cached           use the saved recognised pages, and save new ones: to work on the rules; times and memory say nothing then
  --draw             draw the documents and read none
  --smoke            one open layout as pdf and jpeg: shows that the bench runs

Never look at unseen or held-out layouts while you work on the reader: nothing but their sums is printed.`

/** An open layout: sums of one held-out layout would tell what is misread on it. */
const isInSmoke = ({ name }: Pick<NamedLayout, 'name'>): boolean => name === 'letter'
const smokeQualities: readonly Quality[] = ['pdf', 'jpeg']

export const readOptions = (args: readonly string[]) =>
  readCommandLine(args, {
    usage,
    options: {
      layouts: { type: 'string', default: corpora.join() },
      quality: { type: 'string' },
      only: { type: 'string' },
      seed: { type: 'string', default: '1' },
      'without-register': { type: 'boolean', default: false },
      misses: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      folder: { type: 'string', default: join(import.meta.dirname, '../../../.cache/bench-ocr') },
      draw: { type: 'boolean', default: false },
      cached: { type: 'boolean', default: false },
      smoke: { type: 'boolean', default: false },
    },
    read: values => {
      const only = values.smoke ? undefined : values.only?.split(',')
      const asked = values.quality === undefined ? null : namesOf('quality', values.quality, qualities)
      return {
        corpora: namesOf('layouts', values.layouts, corpora).filter(corpus => !only || isOpen(corpus)),
        isChosen: values.smoke ? isInSmoke : ({ name }: Pick<NamedLayout, 'name'>) => only?.includes(name) ?? true,
        qualitiesOf: (corpus: Corpus) => (values.smoke ? smokeQualities : (asked ?? qualitiesOf(corpus))),
        seed: wholeNumber('seed', values.seed, 0),
        folder: resolve(values.folder),
        isJson: values.json,
        isWithoutRegister: values['without-register'],
        areMissesShown: values.misses,
        isDrawnOnly: values.draw,
        isCached: values.cached,
      }
    },
  })
