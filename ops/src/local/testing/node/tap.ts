import type { TimedTest } from '../outcome.ts'

/** A result with its place in the tree, then its YAML block: the time first, the type after it. */
const result =
  /^(?<indentation> *)(?<failed>not )?ok \d+ - (?<title>.*)\n *---\n *duration_ms: (?<duration>[\d.]+)\n *type: '(?<type>\w+)'/gm

interface TestFile {
  /** As its suite at the top says it. */
  readonly file: string
  readonly hasFailed: boolean
  readonly tests: readonly { readonly title: string; readonly durationMs: number; readonly hasFailed: boolean }[]
}

/** The files of a TAP report by Node's runner: each is a suite at the top, and its line comes after its tests. */
function filesOf(tap: string): TestFile[] {
  const files: TestFile[] = []
  let tests: TestFile['tests'][number][] = []
  for (const { groups } of tap.matchAll(result)) {
    const { indentation, failed, title = '', duration, type } = groups ?? {}
    const hasFailed = failed !== undefined
    if (type === 'test') tests.push({ title, durationMs: Number(duration), hasFailed })
    if (indentation !== '') continue
    files.push({ file: title, hasFailed, tests })
    tests = []
  }
  return files
}

/** All tests, each with its file. */
export const timedOf = (tap: string, folder: string): TimedTest[] =>
  filesOf(tap).flatMap(({ file, tests }) =>
    tests.map(({ title, durationMs }) => ({ test: `${folder}/${file}  ${title}`, durationMs })),
  )

/** The files that failed, and their tests that did; a file that could not be read has none. */
export const failuresOf = (tap: string): { readonly file: string; readonly titles: readonly string[] }[] =>
  filesOf(tap)
    .filter(({ hasFailed }) => hasFailed)
    .map(({ file, tests }) => ({ file, titles: tests.filter(one => one.hasFailed).map(({ title }) => title) }))
