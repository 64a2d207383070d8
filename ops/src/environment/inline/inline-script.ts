import { minifySync } from '@swc/core'

/**
 * A function as the text of a script element: typed where it stands, without its types in the page. It runs there
 * alone, so all that it uses has to come in as its argument.
 */
export function inlineScript<Input>(run: (input: Input) => void, input: Input): string {
  const { code } = minifySync(`(${run.toString()})(${JSON.stringify(input)})`, {
    module: false,
    compress: { negate_iife: false },
    mangle: true,
  })
  // `</script>` and comment openers must not occur inside a script element's text.
  return code.replace(/<(?=[/!s])/gi, '\\x3c')
}
