// An examiner's commands as a process of its own that takes one after the other, so that it can be killed in the middle of one.
import { readConfig } from '../../../api/src/platform/config/config.ts'
import { readArguments } from '../../../api/src/backoffice/commands/arguments.ts'
import { commands } from '../../../api/src/backoffice/commands/commands.ts'
import { BackofficeRefusal } from '../../../api/src/backoffice/commands/usage.ts'
import { createServices } from '../../../api/src/services.ts'

interface Question {
  readonly id: number
  readonly words: string[]
}

const services = createServices(readConfig(), 'backoffice')

async function answer({ id, words }: Question): Promise<void> {
  try {
    const args = readArguments(words)
    const command = commands[args.command ?? '']
    if (!command) throw new Error(`There is no command ${args.command}`)
    const { json } = await command(services, args)
    process.send?.({ id, json })
  } catch (error) {
    process.send?.({
      id,
      ...(error instanceof BackofficeRefusal ? { refusal: error.code } : { failure: String(error) }),
    })
  }
}

// The harness sends nothing else.
process.on('message', message => void answer(message as Question))
// Nothing else keeps it alive between two commands.
process.channel?.ref()
process.send?.({ id: 0 })
