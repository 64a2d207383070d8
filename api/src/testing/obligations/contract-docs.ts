import type { Owed } from './owed.ts'

/** A type that repeats its value: what the value says holds for it. */
const isDerived = /^export type \w+ = (?:v\.InferOutput<typeof \w+>|\(typeof \w+\)\[number\]|keyof typeof \w+)$/
const declaration = /^(?:export )?(?:const|function|interface|type) (?<name>\w+)/

/** Every name that a contract exports says what it holds: shape, units, source. */
export function owedByContract(file: string, source: string): Owed[] {
  const lines = source.split('\n')
  const nameOf = (line: string) => declaration.exec(line)?.groups?.name
  const documented = new Set(lines.filter((_, index) => lines[index - 1]?.trimEnd().endsWith('*/')).map(nameOf))
  return lines
    .filter(line => line.startsWith('export ') && nameOf(line) !== undefined && !isDerived.test(line))
    .filter(line => !documented.has(nameOf(line)))
    .map(line => ({
      file,
      what: 'add',
      line: '/** … */',
      hint: `above "${line}": shape, units, errors, source`,
    }))
}
