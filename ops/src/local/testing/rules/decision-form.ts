// Refuses decisions that lack context, decision or consequences, have them in another order, or are too long to be
// read: `node decision-form.ts`, at the root.
import { globSync, readFileSync } from 'node:fs'

const labels = ['Context', 'Decision', 'Consequences']
const mostWords = 500

/** Each of the three begins a paragraph; others ("Why not", "Measured") may stand between them. */
const labelsIn = (text: string): string[] =>
  [...text.matchAll(/^\*\*(Context|Decision|Consequences)\.\*\*(?= ?\S|\n\S)/gm)].map(([, label = '']) => label)

function problemsOf(text: string): string[] {
  const found = labelsIn(text)
  const missing = labels.filter(label => !found.includes(label))
  const words = text.split(/\s+/).filter(word => word !== '').length
  return [
    ...missing.map(label => `add a paragraph that begins with "**${label}.**" and says something`),
    ...(missing.length === 0 && found.join() !== labels.join()
      ? [`write ${labels.map(label => `"**${label}.**"`).join(', ')} once each, in this order`]
      : []),
    ...(words > mostWords ? [`shorten it to ${mostWords} words, it has ${words}: leave out what the code says`] : []),
  ]
}

for (const file of globSync('docs/decisions/[0-9]*.md').toSorted()) {
  for (const problem of problemsOf(readFileSync(file, 'utf8'))) {
    console.error(`${file.replaceAll('\\', '/')}: ${problem}`)
    process.exitCode = 1
  }
}
