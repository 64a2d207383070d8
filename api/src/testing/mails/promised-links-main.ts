// Prints every link that a mail or notice can have, as JSON: journeys open each of them.
import { mailSamples, usualWords } from './mail-samples.ts'

const links = Object.entries(mailSamples(usualWords)).flatMap(([name, contents]) =>
  contents.flatMap(({ action }) => (action ? [{ name, path: action.path }] : [])),
)
console.log(JSON.stringify(links))
