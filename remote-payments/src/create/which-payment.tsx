import { Button, Dialog, Text } from '@invoice-card/ui'
import { messages } from './messages.ts'

const { which: words } = messages.upload

interface WhichPaymentProps {
  /** Name of the open payment's file. */
  readonly present: string
  /** The file that was chosen; no question without one. */
  readonly chosen: File | null
  readonly onReplace: (file: File) => void
  readonly onBegin: (file: File) => void
  readonly onClose: () => void
}

/** Whether another file takes the place of the open payment's invoice or begins a payment of its own. */
export const WhichPayment = ({ present, chosen, onReplace, onBegin, onClose }: WhichPaymentProps) => (
  <Dialog
    isOpen={chosen !== null}
    title={words.title}
    onClose={onClose}
    role="alertdialog"
    actions={
      <>
        <Button variant="secondary" onClick={() => chosen && onReplace(chosen)}>
          {words.replace}
        </Button>
        <Button onClick={() => chosen && onBegin(chosen)}>{words.begin}</Button>
      </>
    }
  >
    <Text>{words.text(present, chosen?.name ?? '')}</Text>
  </Dialog>
)
