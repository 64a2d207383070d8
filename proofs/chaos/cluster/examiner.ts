// The back office as a process of its own that takes one command after the other, so that it can be killed in the
// middle of one.
import { readOwnConfig } from '../../../api/src/platform/config/read-config.ts'
import { BackofficeRefusal } from '../../../api/src/backoffice/commands/session/usage.ts'
import { createServices } from '../../../api/src/services.ts'
import { createExaminerDesk } from '../../../api/src/testing/companies/examiners.ts'

interface Question {
  readonly id: number
  readonly words: string[]
}

const desk = createExaminerDesk(createServices(readOwnConfig('backoffice'), 'backoffice'))

async function answer({ id, words }: Question): Promise<void> {
  try {
    const { json } = await desk.run(...words)
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
