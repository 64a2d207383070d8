// Refuses names that the glossary has replaced: `node glossary-names.ts`, at the root. Whole words of an identifier,
// and of what may be a value on the wire: a quoted text without spaces, or one that is nothing but the old word. And
// of what users read, other words for a thing that has one.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path/posix'

/**
 * What to say, and the words not to say (docs/glossary.md, "Say / Not"). Those with another meaning as well (`look`,
 * `place`, `settled`, `way`) stand here only in the form that has none.
 */
const replaced: Readonly<Record<string, readonly string[]>> = {
  'notify, send, post': ['tell', 'tells', 'told'],
  'save, store, cache, retain': ['kept', 'keeps', 'keep_\\w+', 'take_along', 'taken_along'],
  'delete, purge, clear, reset': ['forget', 'forgets', 'let_go'],
  'cancel, fail': ['give_up', 'gives_up', 'gave_up', 'given_up', 'giving_up'],
  'validate, check, compare': ['look_at', 'looked_at'],
  'error, problem': ['objections?'],
  fault: ['bad_days?', 'spoil\\w*'],
  'reject, refuse': ['send_away', 'sent_away'],
  duplicate: ['twins?', 'same_again'],
  'pending, in progress': ['under_way'],
  'current, stale, expired': ['of_the_moment', 'gone_by'],
  undetermined: ['unsettled'],
  returned: ['came_back', 'comes_back'],
  'round trip': ['payment_back'],
  'return from the issuer': ['way_back'],
  entry: ['way_in'],
  action: ['deeds?'],
  'unsaved input': ['unkept'],
  'nightly comparison': ['reconciliation'],
  breaker: ['circuit\\w*'],
  'anybody, the user who': ['whoever'],
  again: ['anew'],
}

/** As whole names only: as a part of another they mean something else. */
const replacedAlone: Readonly<Record<string, readonly string[]>> = {
  'count, mark, record': ['note_(?!of)\\w+'],
  preview: ['face'],
}

/** Names with underscores are columns and values on the wire: asked and wanted of whom? */
const replacedOnTheWire: Readonly<Record<string, readonly string[]>> = {
  'requested, required': ['\\w+_(?:asked|wanted)', '(?:\\w+_)?(?:asked|wanted)_\\w+'],
}

/** What users read: 申込 stands only in 申込番号, 申込日 and 未申込. */
const replacedForUsers: Readonly<Record<string, RegExp>> = {
  お申し込み: /申込み|(?<!お)申し込み(?!ま)|(?<!未)申込(?!番号|日|み)/g,
  利用枠: /ご利用枠|利用可能枠/g,
  請求金額: /請求額/g,
  依頼先: /請求先/g,
  振込日: /振込予定日/g,
  入金日: /入金予定日/g,
  支払期日: /(?<!支払)期日/g,
  通信環境: /通信状況|通信の状態/g,
  再読み込み: /読み込み直[すし]/g,
  'もう一度…する': /再試行/g,
  再振込: /再度の振込/g,
  再送信する: /(?:メール|コード)をもう一度送信/g,
}
/** The terms are a contract, in its language; what is read from invoices is their issuers'. */
const wordsOfOthers = /^(?:host\/src\/terms|api\/src\/reading|proofs|e2e)\/|\.test\.tsx?$/

/** Names of other people's interfaces. */
const retained: ReadonlySet<string> = new Set([
  'BrokenCircuitError',
  'circuitBreaker',
  'keepAlive',
  'keepAliveTimeout',
  'keepPreviousData',
])

interface Rule {
  readonly instead: string
  readonly pattern: RegExp
  /** A name in camelCase is read by its words, one on the wire as it stands. */
  readonly isOfWire: boolean
}

const rulesOf = (
  table: Readonly<Record<string, readonly string[]>>,
  [before, after]: readonly [string, string],
  isOfWire = false,
): Rule[] =>
  Object.entries(table).map(([instead, words]) => ({
    instead,
    pattern: new RegExp(`${before}(?:${words.join('|')})${after}`),
    isOfWire,
  }))
const rules = [
  ...rulesOf(replaced, ['(?:^|_)', '(?:_|$)']),
  ...rulesOf(replacedAlone, ['^', '$']),
  ...rulesOf(replacedOnTheWire, ['^', '$'], true),
]

const snakeCase = (name: string): string => name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase()

function wordInstead(name: string): string | undefined {
  if (retained.has(name)) return undefined
  const spelled = snakeCase(name.replaceAll(' ', '_'))
  return rules.find(({ pattern, isOfWire }) => pattern.test(isOfWire ? name : spelled))?.instead
}

const comment = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm
const quoted = /'((?:\\.|[^'\\\n])*)'/g
/** A text with values in it; what `sql` makes of one has names of ours. */
const template = /(?<!\bsql(?:<[^`]*>)?)`(?:\\.|[^`\\])*`/g
const identifier = /(?<![\w$'-])[A-Za-z_$][\w$]*(?![\w$'-])/g
/** One word or two, like `given up`; a sentence is no value. */
const isValue = (text: string): boolean => /^[A-Za-z][\w-]*(?: [\w-]+)?$/.test(text)

/** The same length of blanks, so that lines stay as they are. */
const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ')
const withoutProse = (text: string): string => text.replaceAll(/(?<=^|\})[^]*?(?=\$\{|$)/g, blank)

const judged = new Map<string, string | undefined>()
function judge(name: string): string | undefined {
  if (!judged.has(name)) judged.set(name, wordInstead(name))
  return judged.get(name)
}

const ignored = (name: string): boolean => /^(node_modules|dist|\.[^.].*|test-results)$/.test(name)
const files = globSync('**/*.{ts,tsx}', { exclude: path => ignored(basename(path)) })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => !file.startsWith('ops/src/local/testing/'))
  .toSorted()

for (const file of files) {
  const source = readFileSync(file, 'utf8').replaceAll(comment, blank)
  const values = [...source.matchAll(quoted)].filter(([, text = '']) => isValue(text))
  const names = source.replaceAll(quoted, blank).replaceAll(template, withoutProse).matchAll(identifier)
  for (const { index, 0: name } of [...values, ...names]) {
    const instead = judge(name.replaceAll("'", ''))
    if (instead !== undefined)
      complain(file, source.slice(0, index), name, `"${instead}" (docs/glossary.md, "Say / Not")`)
  }
  if (wordsOfOthers.test(file)) continue
  for (const [instead, pattern] of Object.entries(replacedForUsers))
    for (const { index, 0: word } of source.matchAll(pattern))
      complain(file, source.slice(0, index), word, `「${instead}」 (docs/glossary.md)`)
}

function complain(file: string, before: string, found: string, instead: string): void {
  console.error(`${file}:${before.split('\n').length}: ${found}: say ${instead}`)
  process.exitCode = 1
}
