import type { TimedTest } from '../outcome.ts'

/** A result with its place in the tree, then its YAML block: the time first, the type after it. */
const result =
  /^(?<indentation> *)(?:not )?ok \d+ - (?<title>.*)\n *---\n *duration_ms: (?<duration>[\d.]+)\n *type: '(?<type>\w+)'/gm

/**
 * The tests of a TAP report by Node's runner: each with its file, the suite at the top, whose line comes after its
 * tests.
 */
export function timedOf(tap: string, folder: string): TimedTest[] {
  const timed: TimedTest[] = []
  let ofFile: TimedTest[] = []
  for (const { groups } of tap.matchAll(result)) {
    const { indentation, title = '', duration, type } = groups ?? {}
    if (type === 'test') ofFile.push({ test: title, durationMs: Number(duration) })
    if (indentation !== '') continue
    timed.push(...ofFile.map(({ test, durationMs }) => ({ test: `${folder}/${title}  ${test}`, durationMs })))
    ofFile = []
  }
  return timed
}
