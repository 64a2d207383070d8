import { minifySync } from '@swc/core'

/**
 * A function as the text of a script element: typed where it stands, without its types in the page. It runs there
 * alone, so all that it uses has to come in as its argument.
 */
export const inlineScript = <Input>(run: (input: Input) => void, input: Input): string =>
  minified(called(run, JSON.stringify(input)))

/** A function that is one of several in a script. */
export interface Part<Tools> {
  readonly run: (input: never, tools: Tools) => void
  readonly input: object
}

/** Functions as one script, in their order: each gets its input, and what the first function makes of its own. */
export const inlineScripts = <Input, Tools>(
  tools: (input: Input) => Tools,
  input: Input,
  parts: readonly Part<Tools>[],
): string => {
  const calls = parts.map(part => called(part.run, JSON.stringify(part.input), 'tools'))
  return minified(`(tools => {${calls.join(';')}})(${called(tools, JSON.stringify(input))})`)
}

const called = (run: { toString(): string }, ...given: readonly string[]) => `(${run.toString()})(${given.join()})`

function minified(source: string): string {
  const { code } = minifySync(source, { module: false, compress: { negate_iife: false }, mangle: true })
  // `</script>` and comment openers must not occur inside a script element's text.
  return code.replace(/<(?=[/!s])/gi, '\\x3c')
}
