import { useRef, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Notice } from '../feedback/notice.tsx'
import { Box } from '../layout/primitives.tsx'
import { Dialog } from './dialog.tsx'
import { initialFocus } from './modal.tsx'

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  /** What will happen if the user goes on. */
  children: ReactNode
  onConfirm: () => void
  onCancel: () => void
  /** いいえ beside はい, else 戻る, unless said. */
  cancelLabel?: string
  /** はい unless said. */
  confirmLabel?: string
  /** `danger` where something is lost. */
  tone?: 'normal' | 'danger'
  /** The confirmed work is in progress. */
  isBusy?: boolean
  /** Why the confirmed work failed. It comes first: on a phone the end of a long dialog is out of sight. */
  failure?: string | undefined
}

/**
 * Asks before something is done (docs/product.md#messages-and-dialogs): title, close button, いいえ, which has the focus
 * at first, and はい; 戻る beside a verb.
 */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  onConfirm,
  onCancel,
  confirmLabel = 'はい',
  cancelLabel = confirmLabel === 'はい' ? 'いいえ' : '戻る',
  tone = 'normal',
  isBusy = false,
  failure,
}: ConfirmDialogProps) {
  // It can still be pressed while it moves out, with what it last rendered.
  const isAsking = useRef(isOpen)
  isAsking.current = isOpen
  const confirm = () => {
    if (isAsking.current) onConfirm()
  }
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={onCancel}
      role="alertdialog"
      actions={
        <>
          <Button variant="secondary" onClick={onCancel} {...initialFocus}>
            {cancelLabel}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} isLoading={isBusy} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {failure !== undefined && !isBusy && (
        <Box marginBottom="4">
          <Notice tone="danger" isLive>
            {failure}
          </Notice>
        </Box>
      )}
      {/* As in a notice. */}
      <Box textWrap="balance">{children}</Box>
    </Dialog>
  )
}
