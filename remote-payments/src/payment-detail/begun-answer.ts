import type { Invoice } from '@invoice-card/contracts'
import { survivesSession, tabWorkAtom } from '@invoice-card/session'
import { useAtom } from 'jotai'
import type { FlowFile } from '../checkout/entry.ts'
import { evidenceOf } from '../existing-payment/edit/edit-of-payment.ts'

/**
 * What is typed and changed of an answer; files as a difference, because those of the payment may be others when it
 * goes on.
 */
interface BegunAnswer {
  readonly comment: string
  readonly added: readonly FlowFile[]
  readonly removedIds: readonly string[]
}

const nothing: BegunAnswer = { comment: '', added: [], removedIds: [] }
const none: Readonly<Record<number, BegunAnswer>> = {}
// No flow data: the question is looked up in other screens before it is answered.
const answersAtom = tabWorkAtom('answers', none)
survivesSession(answersAtom)

/** The answer to what is asked of a payment, stored until it is sent. */
export function useAnswerDraft(invoice: Invoice) {
  const [answers, setAnswers] = useAtom(answersAtom)
  const current = evidenceOf(invoice)
  const { comment } = answers[invoice.id] ?? nothing
  const change = (update: (answer: BegunAnswer) => Partial<BegunAnswer>) =>
    setAnswers(all => {
      const answer = all[invoice.id] ?? nothing
      return { ...all, [invoice.id]: { ...answer, ...update(answer) } }
    })

  return {
    current,
    comment,
    files: filesOf(current, answers[invoice.id] ?? nothing),
    setComment: (text: string) => change(() => ({ comment: text })),
    setFiles: (update: (files: readonly FlowFile[]) => readonly FlowFile[]) =>
      change(answer => {
        const files = update(filesOf(current, answer))
        return {
          added: files.filter(file => !isAmong(current, file)),
          removedIds: current.filter(file => !isAmong(files, file)).map(({ file_id }) => file_id),
        }
      }),
    clear: () => setAnswers(({ [invoice.id]: _sent, ...others }) => others),
  }
}

const isAmong = (files: readonly FlowFile[], { file_id }: FlowFile): boolean =>
  files.some(file => file.file_id === file_id)

/** Never none: a payment always has a file. */
function filesOf(current: readonly FlowFile[], { added, removedIds }: BegunAnswer): readonly FlowFile[] {
  const files = [
    ...current.filter(({ file_id }) => !removedIds.includes(file_id)),
    ...added.filter(file => !isAmong(current, file)),
  ]
  return files.length > 0 ? files : current
}
